// A bot as a subprocess, in plain Node. See docs/bots.md for the protocol.
const TAKE = ["strategist", "diplomat5", "traitor", "farmer", "diplomat2", "builder"];

/** How good a move looks. */
function score(move, view, seat) {
  const [verb, ...rest] = move.split(" ");
  if (verb === "claim") return 1000; // a stone that is ours
  if (verb === "take") return -TAKE.indexOf(rest[0]); // Verräter: the action card it likes best
  if (["estate", "counting", "turn"].includes(verb)) // Verräter: build where the own house rules
    return view.landscapes[rest[0] - 1].house === view.players[seat].house ? 1 : -1;
  if (verb === "lay" && rest[0] !== "nothing") // Verräter: about two strong cards
    return rest.reduce((sum, card) => sum + Number(card), 0) - 4 * Math.max(0, rest.length - 2);
  const [card, stone] = move.split("@");
  if (!stone || card.length !== 2) return 0;
  const own = view.stones[stone - 1].sides[seat].cards; // Schotten Totten: to cards of its colour or strength
  const alike = own.filter((other) => card[0] === other[0] || card[1] === other[1]);
  return 10 * alike.length - 8 * own.length + Number(card[1]);
}

let seat = 0;
const answers = {
  handshake: () => ({ type: "handshake", protocol: 1, name: "example in JavaScript" }),
  new_game: (message) => ((seat = message.seat), { type: "ready" }),
  choose: ({ ply, legal_moves: legal, view }) => {
    const scores = legal.map((move) => score(move, view, seat));
    return { type: "move", ply, move: legal[scores.indexOf(Math.max(...scores))] };
  },
};

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  const answer = answers[message.type]?.(message); // "game_over" and "quit" need no answer
  if (answer) console.log(JSON.stringify(answer));
});
