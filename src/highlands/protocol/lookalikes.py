"""Names that look alike, whatever their letters are: nobody is to be taken for somebody else at the same table.

A small relative of the skeletons of UTS #39, over what is mistaken for Latin letters. All scripts make names; they are
only compared.
"""

from __future__ import annotations

import unicodedata

CAPITALS = {
    "A": "ΑАᎪꓮ",
    "B": "ΒВⲂᏴꓐ𐌁",
    "C": "СϹⲤᏟꓚ",
    "D": "Ꭰꓓ",
    "E": "ΕЕᎬꓰ",
    "F": "Ϝꓝ",
    "G": "ԌᏀꓖ",
    "H": "ΗНⲎᎻꓧ",
    "J": "ЈͿᎫꓙ",
    "K": "ΚКⲔᏦꓗ",
    "L": "Ꮮꓡ",
    "M": "ΜМⲘϺᎷꓟ",
    "N": "ΝⲚꓠ",
    "O": "0ΟОⲞՕꓳ𐌏",
    "P": "ΡРⲢᏢꓑ",
    "Q": "Ԛ",
    "R": "ᎡᏒꓣ",
    "S": "ЅՏᏚꓢ",
    "T": "ΤТⲦᎢꓔ𐌕",
    "U": "Սꓴ",
    "V": "ѴᏙꓦ",
    "W": "ԜᎳꓪ",
    "X": "ΧХⲬꓫ𐌗",
    "Y": "ΥУҮⲨꓬ",
    "Z": "ΖᏃꓜ",
}
SMALL = {
    "a": "αаɑᴀ",
    "b": "ьʙв",
    "c": "сϲⲥᴄ",
    "d": "ԁᴅ",
    "e": "еᴇ",
    "g": "ɡɢ",
    "h": "һհʜн",
    "j": "јϳᴊ",
    "k": "κкᴋ",
    # What is one stroke, in most typefaces.
    "l": "iIı1|ΙІӏӀιіɩɪǀʟꓲ",
    "m": "мᴍ",
    "n": "ηոɴ",
    "o": "οоσօⲟᴏ",
    "p": "ρрⲣᴘ",
    "q": "ԛ",
    "r": "гᴦʀ",
    "s": "ѕꜱ",
    "t": "τтᴛ",
    "u": "υսᴜ",
    "v": "νѵᴠ",
    "w": "ωԝѡաᴡ",
    "x": "χхⲭ",
    "y": "γуүʏ",
    "z": "ᴢ",
}
SELECTORS = frozenset(map(chr, (*range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Characters that choose among the shapes of the one before them, and are nothing themselves."""
LOOKS = str.maketrans(
    {alike: letter for looks in (CAPITALS, SMALL) for letter, all_ in looks.items() for alike in all_}
)


def look_alike(name: str, other: str) -> bool:
    """Whether one name may be read for the other, in capitals or not: `Ann` and `ann`, `Nova` and `Νονа`."""
    return not appearances(name).isdisjoint(appearances(other))


def appearances(name: str) -> frozenset[str]:
    """What a name looks like as it is written, in small letters, and in capitals."""
    # Styled letters as plain ones; accents stay, since Zoe and Zoë are two people.
    plain = unicodedata.normalize("NFKC", "".join(one for one in name if one not in SELECTORS))
    # A blank more or less, or none at all, is not seen as another name either.
    plain = "".join(plain.split())
    return frozenset(form.translate(LOOKS).replace("rn", "m") for form in (plain, plain.casefold(), plain.upper()))
