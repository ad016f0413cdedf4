/**
 * SHA-256 (FIPS 180-4). Browsers offer SubtleCrypto in secure contexts only (https, or localhost); at a table in a home
 * network, over plain http, commitments must be made and checked too.
 */
const ROUNDS = 64;
const BLOCK_BYTES = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return found;
}

/** The first 32 bits of a number's fractional part. */
const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32) >>> 0;

const PRIMES = primes(ROUNDS);
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const INITIAL = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The message, a single one bit, zeros, and the length in bits: whole blocks. */
function pad(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0);
  return view;
}

function schedule(message: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  for (let place = 0; place < 16; place += 1) words[place] = message.getUint32(offset + 4 * place);
  for (let place = 16; place < ROUNDS; place += 1) {
    const [before, last] = [words[place - 15]!, words[place - 2]!];
    const low = rotate(before, 7) ^ rotate(before, 18) ^ (before >>> 3);
    const high = rotate(last, 17) ^ rotate(last, 19) ^ (last >>> 10);
    words[place] = words[place - 16]! + low + words[place - 7]! + high;
  }
  return words;
}

export function sha256(message: Uint8Array): Uint8Array {
  const hash = Uint32Array.from(INITIAL);
  const padded = pad(message);
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK_BYTES) {
    const words = schedule(padded, offset);
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let round = 0; round < ROUNDS; round += 1) {
      const choice = (e & f) ^ (~e & g);
      const sumOfE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const first = (h + sumOfE + choice + CONSTANTS[round]! + words[round]!) | 0;
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const sumOfA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sumOfA + majority) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place]! += word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}
