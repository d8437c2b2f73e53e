/**
 * The shape of a cell in the gallery's grid of four columns, two on phones: 2 × 2, 1 × 2, 2 × 1, 1 × 1, or a row of its
 * own.
 */
export type Bentuk = 'besar' | 'tinggi' | 'lebar' | 'satu' | 'penuh'

/** Seven rows of four, and fourteen of two, without a hole. */
const WALL: readonly Bentuk[] = [
  'besar',
  'satu',
  'tinggi',
  'satu',
  'lebar',
  'satu',
  'satu',
  'lebar',
  'satu',
  'satu',
  'lebar',
  'tinggi',
  'satu',
  'satu',
  'satu',
  'satu',
  'lebar',
  'lebar',
]

/** The rows that fewer pictures fill, in four columns as in two, by their number. */
const BANDS: readonly (readonly Bentuk[])[] = [
  [],
  ['penuh'],
  ['lebar', 'lebar'],
  ['lebar', 'satu', 'satu'],
  ['satu', 'satu', 'satu', 'satu'],
  ['besar', 'satu', 'satu', 'satu', 'satu'],
  ['lebar', 'satu', 'satu', 'satu', 'satu', 'lebar'],
]
const LARGEST = BANDS.length - 1
const BAND = 5

/** Returns a shape for each of `count` pictures, which fill the grid in their order without a hole. */
export function bentukOf(count: number): Bentuk[] {
  const shapes: Bentuk[] = []
  let left = count
  for (; left >= WALL.length; left -= WALL.length) shapes.push(...WALL)
  for (; left > LARGEST; left -= BAND) shapes.push(...(BANDS[BAND] ?? []))
  return [...shapes, ...(BANDS[left] ?? [])]
}

/** The `sizes` of a cell by its shape. */
export const BENTUK_SIZES: Record<Bentuk, string> = {
  penuh: '(min-width: 1328px) 1200px, 92vw',
  besar: '(min-width: 1328px) 592px, (min-width: 760px) 46vw, 66vw',
  lebar: '(min-width: 1328px) 592px, (min-width: 760px) 46vw, 66vw',
  // A tall cell is narrower than the landscape picture that fills it: the height decides.
  tinggi: '(min-width: 760px) 800px, 100vw',
  satu: '(min-width: 1328px) 288px, (min-width: 760px) 23vw, 46vw',
}

/** The columns of twelve of each picture in home's preview, by their number: two rows at most. */
const PRATINJAU: readonly (readonly number[])[] = [
  [],
  [12],
  [7, 5],
  [5, 4, 3],
  [5, 7, 7, 5],
  [5, 4, 3, 6, 6],
  [5, 4, 3, 3, 4, 5],
]
/** The most pictures of the preview: SPEC section 2 gives home six. */
export const MAX_PRATINJAU = PRATINJAU.length - 1

/**
 * Returns the columns (of twelve) of each picture of the preview, and the full-width ones on a phone, whose pairs leave
 * none alone.
 */
export function pratinjauOf(count: number): { kolom: number; penuh: boolean; sizes: string }[] {
  const columns = PRATINJAU[Math.min(count, MAX_PRATINJAU)] ?? []
  const atEnds = columns.length === MAX_PRATINJAU
  return columns.map((kolom, index) => ({
    kolom,
    penuh: index === 0 ? atEnds || columns.length % 2 === 1 : atEnds && index === columns.length - 1,
    sizes: `(min-width: 1328px) ${Math.round((1200 * kolom) / 12)}px, (min-width: 760px) ${Math.round((92 * kolom) / 12)}vw, 92vw`,
  }))
}
