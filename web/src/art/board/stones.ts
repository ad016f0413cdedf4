/** The cut of the nine boundary stones, in a box of 76 by 56. */

export interface StoneCut {
  /** The rough outline. */
  outline: string;
  /** The upper face, which catches the light. */
  face: string;
  /** The numeral, of straight cuts only, as a chisel makes them, in a box of 12 by 18. */
  cut: string;
}

export const STONES: readonly StoneCut[] = [
  {
    outline: 'M6 51 3 30 11 13 27 5 50 6 66 14 73 34 70 51 39 54Z',
    face: 'M11 13 27 5 50 6 66 14 52 19 24 18Z',
    cut: 'M2.5 5 7 1V17M3 17H11',
  },
  {
    outline: 'M5 52 6 26 17 9 38 3 60 9 71 24 72 48 58 54 22 53Z',
    face: 'M17 9 38 3 60 9 56 16 36 13 22 17Z',
    cut: 'M1.5 5 6 1 10.5 5 2 17H10.5',
  },
  {
    outline: 'M8 53 2 38 8 17 24 7 46 4 68 12 74 31 69 52 45 54Z',
    face: 'M8 17 24 7 46 4 68 12 50 16 26 19Z',
    cut: 'M1.5 1H10L5.5 7.5 10.5 12 6 17 1.5 14',
  },
  {
    outline: 'M4 50 7 23 14 12 32 4 54 5 69 17 73 41 66 53 28 54Z',
    face: 'M14 12 32 4 54 5 69 17 48 18 28 15Z',
    cut: 'M8.5 17V1L1 12H11.5',
  },
  {
    outline: 'M7 53 3 33 10 14 30 6 42 3 62 8 72 26 71 50 50 54Z',
    face: 'M10 14 30 6 42 3 62 8 54 17 34 14 20 19Z',
    cut: 'M10 1H3L2.5 8 6.5 7 10.5 11.5 6.5 17 1.5 14.5',
  },
  {
    outline: 'M5 51 4 27 15 10 34 5 57 4 70 15 74 38 67 53 33 54Z',
    face: 'M15 10 34 5 57 4 70 15 54 15 36 18Z',
    cut: 'M9 1 2 9.5V13L6 17 10.5 13 7.5 8.5 2 11',
  },
  {
    outline: 'M9 54 3 41 5 20 20 7 44 5 64 10 73 28 70 49 54 53Z',
    face: 'M5 20 20 7 44 5 64 10 46 17 22 17Z',
    cut: 'M1.5 1H10.5L5 17M3.5 9.5H10',
  },
  {
    outline: 'M6 50 5 24 18 8 40 4 61 7 72 21 73 45 62 54 24 53Z',
    face: 'M18 8 40 4 61 7 72 21 52 16 30 18Z',
    cut: 'M6 1 10 4.5 1.5 12.5 6 17 10.5 12.5 2 4.5Z',
  },
  {
    outline: 'M7 52 2 35 9 15 26 5 52 4 67 13 74 36 68 52 41 54Z',
    face: 'M9 15 26 5 52 4 67 13 56 18 40 14 22 19Z',
    cut: 'M3 17 10 8.5V5L6 1 1.5 5 4.5 9.5 10 7',
  },
];

/** Moss on the shoulder of the stone: three growths, shared among the nine. */
export const MOSS = [
  'M5 51 4 41C8 39 9 44 13 43 16 42 18 47 22 47 24 48 26 51 27 53Z',
  'M50 54C52 50 56 51 58 47 61 44 64 47 66 42 68 39 71 40 72 42L70 52Z',
  'M6 30 8 20C11 19 10 24 14 24 16 26 12 29 12 33 11 36 8 34 5 37Z',
] as const;
