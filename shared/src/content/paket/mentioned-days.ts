import { parseDurasi } from '../../platform/format/durasi.ts'
import { addDays, bulanOf, isTanggal } from '../../platform/format/tanggal.ts'
import { readObject } from '../../platform/text/read-raw.ts'
import type { Field } from '../../records/noun/field.ts'
import { PAKET_FIELDS } from './paket-fields.ts'

/** A word of letters or digits, with its position. */
interface Kata {
  at: number
  word: string
}

const KATA = /\p{L}+|\d+/gu
/** Matches what stands between the parts of one date: `12 Desember 2026`, `12/12/2026`. */
const SELA = /^[ ./-]$/

/** The days of a journey: those from its departure on, as many as it lasts. */
interface Perjalanan {
  tanggal: string
  durasi: string | number
}

const lastOf = ({ tanggal, durasi }: Perjalanan) => addDays(tanggal, (parseDurasi(durasi) ?? 1) - 1)
const isWithin = (hari: string, trip: Perjalanan) => hari >= trip.tanggal && hari <= lastOf(trip)
const pad = (digits: string) => digits.padStart(2, '0')

/**
 * Returns words of a text that name a day of an earlier journey which the new one does not have: `12 Desember 2026`,
 * `12/12/2026`, `12 Des`, or the month of its departure, `Desember 2026`; as written, each once. Linear in the length
 * of the text.
 */
export function mentionedDays(text: string, dulu: Perjalanan, kini: Perjalanan): string[] {
  const words = [...text.matchAll(KATA)].map(({ index, 0: word }): Kata => ({ at: index, word }))
  const found = new Set<string>()
  const joined = (a: Kata | undefined, b: Kata | undefined) =>
    a !== undefined && b !== undefined && SELA.test(text.slice(a.at + a.word.length, b.at))
  const isOld = (hari: string) => isTanggal(hari) && isWithin(hari, dulu) && !isWithin(hari, kini)
  const years = [...new Set([dulu.tanggal.slice(0, 4), lastOf(dulu).slice(0, 4)])]
  const say = (from: Kata, to: Kata) => found.add(text.slice(from.at, to.at + to.word.length))
  for (const [at, kata] of words.entries()) {
    const [before, next, afterNext] = [words[at - 1], words[at + 1], words[at + 2]]
    const bulan = bulanOf(kata.word)
    if (bulan > 0) {
      const tahun = joined(kata, next) && /^\d{4}$/.test(next?.word ?? '') ? next : undefined
      const hari = joined(before, kata) && /^\d{1,2}$/.test(before?.word ?? '') ? before : undefined
      const month = pad(String(bulan))
      const named = tahun ? [tahun.word] : years
      if (hari && named.some((year) => isOld(`${year}-${month}-${pad(hari.word)}`))) say(hari, tahun ?? kata)
      const dated = tahun && `${tahun.word}-${month}`
      if (!hari && dated === dulu.tanggal.slice(0, 7) && dated !== kini.tanggal.slice(0, 7) && tahun)
        say(kata, tahun)
    } else if (next && afterNext && joined(kata, next) && joined(next, afterNext)) {
      const [a, b, c] = [kata.word, next.word, afterNext.word]
      const hari = /^\d{4}$/.test(a) ? `${a}-${pad(b)}-${pad(c)}` : `${c}-${pad(b)}-${pad(a)}`
      if (isOld(hari)) say(kata, afterNext)
    }
  }
  return [...found]
}

/** A mention of such a day: the path in the package, such as `syarat_ketentuans.0.keterangan`, and the words. */
export interface Sebutan {
  path: string
  kata: string
}

/** Finds mentions of days of the former journey in the texts of a copied package or of its form. */
export function sebutanLama(paket: object, dulu: Perjalanan, kini: Perjalanan): Sebutan[] {
  if (!isTanggal(dulu.tanggal) || !isTanggal(kini.tanggal) || dulu.tanggal === kini.tanggal) return []
  const inText = (path: string, value: unknown): Sebutan[] =>
    typeof value === 'string' ? mentionedDays(value, dulu, kini).map((kata) => ({ path, kata })) : []
  return Object.entries<Field>(PAKET_FIELDS).flatMap(([name, field]) => {
    if (field.kind === 'text') return inText(name, readObject(paket)?.[name])
    if (field.kind !== 'list') return []
    const rows = readObject(paket)?.[name]
    const cells = Object.entries<Field>(field.row).filter(([, { kind }]) => kind === 'text')
    return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) =>
      cells.flatMap(([cell]) => inText(`${name}.${index}.${cell}`, readObject(row)?.[cell])),
    )
  })
}
