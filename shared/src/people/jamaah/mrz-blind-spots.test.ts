import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mrzOf, passportArbitrary, SITI } from './mrz.testing.ts'
import { readMrz } from './mrz.ts'
import { blindSpots, explainBlindSpots, signsAlike } from './mrz-blind-spots.ts'
import { MRZ_LENGTH, MRZ_SPECIMEN, type MrzLines } from './mrz-lines.ts'

const TODAY = '2026-11-27'
const SIGNS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<']
const PLACES = Array.from({ length: MRZ_LENGTH }, (_, at) => at)

function damaged(lines: MrzLines, baris: 1 | 2, at: number, sign: string): MrzLines {
  const name = baris === 1 ? 'baris1' : 'baris2'
  return { ...lines, [name]: lines[name].slice(0, at) + sign + lines[name].slice(at + 1) }
}

/** Every other character that stays unseen at a place, by the check itself. */
function unseenAt(lines: MrzLines, baris: 1 | 2, at: number): string[] {
  const here = (baris === 1 ? lines.baris1 : lines.baris2).charAt(at)
  return SIGNS.filter((sign) => sign !== here && readMrz(damaged(lines, baris, at, sign), TODAY).sah)
}

const named = (lines: MrzLines, baris: 1 | 2, at: number) =>
  blindSpots(lines).find((spot) => spot.baris === baris && spot.karakter === at + 1)?.mungkin ?? ''

it('knows the pairs that every digit takes for one', () => {
  expect(['6', 'S', 'B', '0', '<'].map(signsAlike)).toEqual(['GQ', '8I', '1LV', 'AKU<', '0AKU'])
})

it.each([
  ['ICAO’s specimen', MRZ_SPECIMEN],
  ['an Indonesian passport', mrzOf(SITI)],
  ['one with a filler for a digit', mrzOf({ ...SITI, digit_pribadi: '<' })],
  ['one with a personal number', mrzOf({ ...SITI, nomor_pribadi: '3276A' })],
])('of %s any one wrong character at any of 88 places is found, or is named', (_what, lines) => {
  expect(readMrz(lines, TODAY).sah).toBe(true)
  for (const at of PLACES) {
    // Not every letter makes a name or a state at its place, `<` least of all: there more is named than passes.
    expect([...named(lines, 1, at)]).toEqual(expect.arrayContaining(unseenAt(lines, 1, at)))
    expect([...named(lines, 2, at)]).toEqual(expect.arrayContaining(unseenAt(lines, 2, at)))
    const isState = at >= 10 && at < 13
    if (!isState) expect([at, [...named(lines, 2, at)].sort()]).toEqual([at, unseenAt(lines, 2, at).sort()])
  }
})

it('holds for any passport, place and character', () => {
  fc.assert(
    fc.property(
      passportArbitrary.map(mrzOf),
      fc.constantFrom(1 as const, 2 as const),
      fc.constantFrom(...PLACES),
      (lines, baris, at) => {
        expect([...named(lines, baris, at)]).toEqual(expect.arrayContaining(unseenAt(lines, baris, at)))
      },
    ),
  )
})

it('never names a date or a check digit, which no other character passes for', () => {
  const places = blindSpots(MRZ_SPECIMEN).flatMap(({ baris, karakter }) => (baris === 2 ? [karakter] : []))
  expect(places.filter((place) => place === 10 || (place >= 14 && place <= 20))).toEqual([])
  expect(places.filter((place) => (place >= 22 && place <= 28) || place > 42)).toEqual([])
})

it('is explained in sentences, character by character of the passport’s number', () => {
  expect(explainBlindSpots(mrzOf(SITI)).slice(0, 3)).toEqual([
    'Nama, negara, kewarganegaraan, dan jenis kelamin tidak punya digit periksa: cocokkan dengan halaman foto.',
    'Karakter ke-1 nomor paspor terbaca X; digit periksanya tetap benar seandainya 3 atau D atau N.',
    'Karakter ke-2 nomor paspor terbaca 1; digit periksanya tetap benar seandainya B atau L atau V.',
  ])
  expect(explainBlindSpots(mrzOf(SITI))).toHaveLength(9)
})
