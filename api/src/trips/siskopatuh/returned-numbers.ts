import { plainCode } from '@safar/shared/platform/text/code'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { tidyLine } from '@safar/shared/platform/text/tidy'
import {
  isNomorHead,
  kolomOfHead,
  type SiskopatuhKolom,
} from '@safar/shared/trips/siskopatuh/siskopatuh-columns'
import { type NomorImpor, SISKOPATUH_LIMITS } from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import { unprocessable } from '../../platform/http/errors.ts'
import type { OpenBook, SheetRead } from '../../platform/sheet/read-xlsx.ts'
import { type Traveller, travellerName } from '../daftar-berangkat/read-travellers.ts'

/* Numbers of registration of a workbook that came back: who has which, told by the passport or the identity card. */

const L = SISKOPATUH_LIMITS
/** Rows in which heads are looked for. */
const HEAD_ROWS = 20
const NO_HEADS =
  'Kolom nomor registrasi tidak ditemukan. Beri kolomnya judul “No Registrasi”, di baris yang juga punya “No Paspor” atau “No Identitas”.'
const TOO_MANY = `Paling banyak ${L.orang.toLocaleString('id-ID')} baris dalam satu berkas.`

interface Heads {
  baris: number
  nomor: number
  /** Columns that tell who a row is. */
  keys: { at: number; kolom: SiskopatuhKolom; judul: string }[]
}

/**
 * Reads the numbers of a returned workbook and matches them with a departure's participants.
 * @param stored numbers that are known, by participant
 * @throws HttpError 422 in words for a workbook without numbers or with too many rows
 */
export async function readNumbers(
  { sheets }: OpenBook,
  travellers: readonly Traveller[],
  stored: ReadonlyMap<number, string>,
): Promise<Omit<NomorImpor, 'disimpan'>> {
  for (const sheet of sheets) {
    if (sheet.isHidden) continue
    const read = await sheet.read(HEAD_ROWS + L.orang)
    const heads = headsOf(read)
    if (!heads) continue
    if (read.isLonger) throw unprocessable(TOO_MANY)
    return matched(read, heads, travellers, stored)
  }
  throw unprocessable(NO_HEADS)
}

function headsOf({ lines }: SheetRead): Heads | null {
  for (const { baris, cells } of lines.slice(0, HEAD_ROWS)) {
    const texts = Array.from(cells, (cell) => cell?.text.trim() ?? '')
    const numbers = [...texts.entries()].filter(([, text]) => isNomorHead(text))
    const keys = [...texts.entries()].flatMap(([at, judul]) => {
      const kolom = kolomOfHead(judul)
      return kolom === 'no_paspor' || kolom === 'no_identitas' ? [{ at, kolom, judul }] : []
    })
    const [number, second] = numbers
    if (second)
      throw unprocessable(
        `Ada dua kolom nomor registrasi: “${number?.[1]}” dan “${second[1]}”. Hapus salah satunya.`,
      )
    if (number && keys.length > 0) return { baris, nomor: number[0], keys }
  }
  return null
}

function matched(
  { lines }: SheetRead,
  { baris: head, nomor: column, keys }: Heads,
  travellers: readonly Traveller[],
  stored: ReadonlyMap<number, string>,
): Omit<NomorImpor, 'disimpan'> {
  const known = new Map<string, Traveller[]>()
  for (const one of travellers)
    for (const [kolom, number] of [
      ['no_paspor', one.jamaah?.no_paspor ?? ''],
      ['no_identitas', one.jamaah?.nik ?? ''],
    ])
      if (number) known.set(`${kolom} ${number}`, [...(known.get(`${kolom} ${number}`) ?? []), one])
  const rows: NomorImpor['baris'] = []
  const galat: NomorImpor['galat'] = []
  const seen = new Map<number, number>()
  const numbers = new Map<string, number>()
  for (const { baris, cells } of lines) {
    if (baris <= head) continue
    const nomor = tidyLine(cells[column]?.text ?? '').trim()
    const wrong = (kolom: string, pesan: string) => galat.push({ baris, kolom, pesan })
    const told = keys.flatMap(({ at, kolom, judul }) => {
      const text = plainCode(cutText(cells[at]?.text ?? '', L.kata))
      return text === '' ? [] : [{ judul, found: known.get(`${kolom} ${text}`) ?? [] }]
    })
    // A blank row, or a person who has no number yet.
    if (told.length === 0 && nomor === '') continue
    const found = [...new Set(told.flatMap((one) => one.found))]
    const [one, other] = found
    const judul = told[0]?.judul ?? keys[0]?.judul ?? ''
    if (!one) wrong(judul, 'Orang ini tidak ada di keberangkatan ini.')
    else if (other)
      wrong(judul, `Nomornya cocok dengan dua orang: ${travellerName(one)} dan ${travellerName(other)}.`)
    else if (seen.has(one.peserta.id))
      wrong(judul, `${travellerName(one)} sudah ada di baris ${seen.get(one.peserta.id)}.`)
    else if (nomor.length > L.nomor) wrong('No Registrasi', `Paling banyak ${L.nomor} huruf.`)
    else if (nomor !== '' && numbers.has(nomor))
      wrong('No Registrasi', `Nomor ini sudah ada di baris ${numbers.get(nomor)}.`)
    else {
      seen.set(one.peserta.id, baris)
      if (nomor === '') continue
      numbers.set(nomor, baris)
      const before = stored.get(one.peserta.id)
      const jenis = before === undefined ? 'baru' : before === nomor ? 'sama' : 'ubah'
      rows.push({ baris, peserta_id: one.peserta.id, jamaah: travellerName(one), nomor, jenis })
    }
  }
  const numbered = new Set([...stored.keys(), ...rows.map(({ peserta_id }) => peserta_id)])
  const tanpa_nomor = travellers
    .filter(({ peserta, jamaah }) => jamaah && !numbered.has(peserta.id))
    .map(travellerName)
  return { baris: rows, galat, tanpa_nomor }
}
