import { foldText } from '../../platform/text/fold-text.ts'

/*
 * Rules of airlines for names on tickets, each with the day since which it is known and its source. They are kept here
 * rather than in the settings: who issues the ticket has the last word, and the list says so.
 */

/** Ways in which an airline takes a name of one word. */
export type NamaTunggal =
  /** The word twice: `HARYANTI/HARYANTI MRS`. */
  | 'ulang'
  /** The title in the place of the first name: `ALEXANDER/MR MR`. */
  | 'gelar'
  /** Last name unknown: `LNU/ALEXANDER MR`. */
  | 'lnu'
  /** First name unknown: `ALEXANDER/FNU MR`. */
  | 'fnu'

/** A rule of an airline. */
export interface AturanTiket {
  /** Words that the airline's name has, folded; empty for every other airline. */
  maskapai: readonly string[]
  tunggal: NamaTunggal
  /** The most letters of a whole name, slash and title included. A longer one is never cut. */
  huruf: number
  /** False where the title is not written behind a repeated name. */
  gelar_tunggal: boolean
  /** A day (`YYYY-MM-DD`). */
  berlaku_sejak: string
  sumber: string
  diperiksa_pada: string
}

const HURUF = 49
const DIPERIKSA = '2026-11-29'

/** Every rule, newer ones after older ones of the same airline; the last is of all others. */
export const ATURAN_TIKET: readonly AturanTiket[] = [
  {
    maskapai: ['lion', 'batik', 'wings air', 'super air jet'],
    tunggal: 'ulang',
    gelar_tunggal: false,
    huruf: HURUF,
    berlaku_sejak: '2025-06-14',
    sumber: 'Kompas, 14 Juni 2025: nama satu kata ditulis dua kali',
    diperiksa_pada: DIPERIKSA,
  },
  {
    maskapai: ['cathay'],
    tunggal: 'gelar',
    gelar_tunggal: true,
    huruf: HURUF,
    berlaku_sejak: '2025-06-14',
    sumber: 'Petunjuk nama satu kata di halaman Cathay Pacific',
    diperiksa_pada: DIPERIKSA,
  },
  {
    maskapai: ['china airlines'],
    tunggal: 'fnu',
    gelar_tunggal: true,
    huruf: HURUF,
    berlaku_sejak: '2025-06-14',
    sumber: 'Petunjuk nama satu kata di halaman China Airlines',
    diperiksa_pada: DIPERIKSA,
  },
  {
    maskapai: [],
    tunggal: 'lnu',
    gelar_tunggal: true,
    huruf: HURUF,
    berlaku_sejak: '2025-06-14',
    sumber: 'Kebiasaan agen tiket; tanyakan ke maskapai atau konsolidator sebelum terbit',
    diperiksa_pada: DIPERIKSA,
  },
]

const LONGEST = 200

/** Returns the rule of an airline on a day (`YYYY-MM-DD`), the newest that holds by then; the first one before that. */
export function aturanTiket(maskapai: string, hari: string): AturanTiket {
  const name = foldText(maskapai.slice(0, LONGEST))
  const isOf = ({ maskapai: words }: AturanTiket) => words.some((word) => name.includes(word))
  const own = ATURAN_TIKET.filter(isOf)
  const rules = own.length > 0 ? own : ATURAN_TIKET.filter((rule) => rule.maskapai.length === 0)
  const [first] = rules
  const held = rules.filter(({ berlaku_sejak }) => hari === '' || berlaku_sejak <= hari).at(-1) ?? first
  if (!held) throw new Error('no rule of names on tickets')
  return held
}
