import { z } from 'zod'
import { REQUIRED_MESSAGE } from '../../platform/text/text.ts'
import { plainSigns } from '../../platform/text/tidy.ts'

/*
 * Reads the two lines of a passport's machine-readable zone (MRZ, format TD3 of ICAO Doc 9303 part 4) from whatever
 * people paste, type or scan. Blanks and line ends go, the Enter of a keyboard-wedge reader among them; `«` is the `<<`
 * that a word processor joined; signs of chats around a line (`*`, `_`, quotation marks) go too; small letters are read
 * as capitals, since the zone has no others. No letter, digit or `<` is changed into another, added or left out: check
 * digits are to find what was misread.
 */

/** The characters of each line. */
export const MRZ_LENGTH = 44

/** The longest text that is read as one field: both lines with a blank behind each character, and some to spare. */
export const MRZ_PASTED_MAX = 300

/** The two lines, each of 44 characters `A`–`Z`, `0`–`9` and `<`. */
export interface MrzLines {
  baris1: string
  baris2: string
}

type MrzField = keyof MrzLines

interface PastedLine {
  /** The field that the line was typed into, where its errors stand. */
  field: MrzField
  line: string
}

/** Matches signs at the ends of a line with which chats set letters apart and quote; the zone has none of them. */
const SET_APART = /^[*_~`'"“”„|]{1,9}|[*_~`'"“”„|]{1,9}$/g
const LINE_END = /[\r\n]+/
const BLANKS = /\s/g
const SMALL_LETTERS = /[a-z]/g
const FOREIGN = /[^A-Z0-9<]/

/** ICAO's specimen of a passport (Doc 9303 part 4), of the country Utopia that does not exist. */
export const MRZ_SPECIMEN: MrzLines = {
  baris1: 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  baris2: 'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
}

const pastedText = z.string().max(MRZ_PASTED_MAX, `Paling banyak ${MRZ_PASTED_MAX} huruf`)

/**
 * Body of `POST /api/jamaah/mrz`. Both lines may also stand in one field, with or without a line end between them,
 * while the other is empty. Becomes the two lines; its errors name the line and how many characters it has, and repeat
 * none of them.
 */
export const mrzInputSchema = z
  .object({
    baris1: pastedText.meta({ examples: [MRZ_SPECIMEN.baris1] }),
    baris2: pastedText.meta({ examples: [MRZ_SPECIMEN.baris2] }),
  })
  .transform((sent, context): MrzLines => {
    const lines = pastedLines(sent)
    const [first, second] = lines
    const faults = faultsOf(lines)
    for (const [field, message] of faults)
      context.addIssue({ code: 'custom', path: [field], message, input: '' })
    if (faults.length > 0 || !first || !second) return z.NEVER
    return { baris1: first.line, baris2: second.line }
  })
export type MrzInput = z.input<typeof mrzInputSchema>

function pastedLines({ baris1, baris2 }: MrzLines): PastedLine[] {
  const lines = [...linesOf('baris1', baris1), ...linesOf('baris2', baris2)]
  const [only] = lines
  if (lines.length !== 1 || only?.line.length !== 2 * MRZ_LENGTH) return lines
  const { field, line } = only
  return [line.slice(0, MRZ_LENGTH), line.slice(MRZ_LENGTH)].map((half) => ({ field, line: half }))
}

function linesOf(field: MrzField, pasted: string): PastedLine[] {
  return plainSigns(pasted)
    .replaceAll('«', '<<')
    .replaceAll('‹', '<')
    .split(LINE_END)
    .map((line) => line.replace(BLANKS, '').replace(SET_APART, ''))
    .map((line) => line.replace(SMALL_LETTERS, (letter) => letter.toUpperCase()))
    .filter((line) => line !== '')
    .map((line) => ({ field, line }))
}

function faultsOf(lines: readonly PastedLine[]): [MrzField, string][] {
  if (lines.length > 2) {
    const message = `MRZ paspor terdiri atas 2 baris, sedangkan ini ${lines.length} baris. Tempel dua baris paling bawah di halaman foto.`
    return [[lines[0]?.field ?? 'baris1', message]]
  }
  const missing = (['baris1', 'baris2'] as const)
    .filter((field) => lines.length < 2 && !lines.some((each) => each.field === field))
    .map((field): [MrzField, string] => [field, REQUIRED_MESSAGE])
  return [...missing, ...lines.flatMap(({ field, line }, at) => faultsOfLine(field, line, at + 1))]
}

function faultsOfLine(field: MrzField, line: string, number: number): [MrzField, string][] {
  const foreign = FOREIGN.exec(line)
  const faults: [MrzField, string][] = []
  if (foreign)
    faults.push([
      field,
      `Baris ${number}: karakter ke-${foreign.index + 1} bukan huruf A sampai Z, angka, atau tanda <.`,
    ])
  const more = line.length - MRZ_LENGTH
  if (more !== 0)
    faults.push([
      field,
      `Baris ${number} berisi ${line.length} karakter, ${more > 0 ? 'lebih' : 'kurang'} ${Math.abs(more)}: tiap baris MRZ paspor tepat ${MRZ_LENGTH} karakter, tanda < ikut dihitung.`,
    ])
  return faults
}
