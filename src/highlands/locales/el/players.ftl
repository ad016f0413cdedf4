# The page of a player: results, and all that is stored of them.

players-title = Εσύ
players-more = Οι παρτίδες σου: νίκες, ισοπαλίες, ήττες. Αυτή τη σελίδα τη βλέπεις μόνο εσύ.
players-summary = νίκες: { $won }, ισοπαλίες: { $drawn }, ήττες: { $lost }
players-by-game = Ανά παιχνίδι
players-by-opponent = Ανά αντίπαλο
players-course = Η πορεία των παρτίδων σου
players-course-more = Κάθε σκαλί πάνω είναι νίκη, κάθε σκαλί κάτω ήττα.
players-none = Δεν έχει τελειώσει ακόμη καμία παρτίδα.
players-game = Παιχνίδι
players-opponent = Αντίπαλος
players-won = Νίκες
players-drawn = Ισοπαλίες
players-lost = Ήττες
players-data = Τα δεδομένα σου
players-data-more = Αυτός ο περιηγητής έφτιαξε ένα κλειδί από το οποίο σε αναγνωρίζει ο διακομιστής. Μπορείς να παίζεις και χωρίς αυτό.
players-export = Αποθήκευση όλων των δεδομένων μου
players-forget = Να με ξεχάσετε
players-forget-sure = Ο διακομιστής ξεχνά εσένα και το όνομά σου, και στα τραπέζια όπου κάθισες. Οι παρτίδες μένουν στους άλλους. Αυτό δεν αναιρείται.
players-forget-do = Ξέχασέ με
players-forgotten = Ο διακομιστής σε ξέχασε.
players-nobody = Αυτός ο περιηγητής δεν έχει παίξει ακόμη.
