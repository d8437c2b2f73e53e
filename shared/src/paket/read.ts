import { z } from 'zod'
import { formatDurasi, parseDurasi } from '../format/durasi.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '../format/rupiah.ts'
import { isTanggal } from '../format/tanggal.ts'
import { numberFromText } from '../number.ts'
import { type Paket, TIPE_PAKET } from './schema.ts'

/*
 * The tolerant reader: an API host other than ours may send numbers as text ("32000000", "32000000.00"), dates with a
 * time, null in place of a text, `nama` in place of `name`, and may leave lists out. Whatever can be understood becomes
 * a `Paket`; one that cannot be shown at all (no slug or name) is refused.
 */

const str = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
  .transform((value) => value ?? '')

const amount = z.preprocess(numberFromText, z.number().finite().nonnegative()).catch(0)

const tanggal = str.transform((value) => (isTanggal(value.slice(0, 10)) ? value.slice(0, 10) : ''))

const stars = z
  .preprocess(numberFromText, z.number())
  .transform((value) => Math.min(5, Math.max(1, Math.round(value))))

function list<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((item): z.output<Entry>[] => {
        const parsed = entry.safeParse(item)
        return parsed.success ? [parsed.data] : []
      }),
    )
}

const named = z.object({ name: str, nama: str }).transform(({ name, nama }) => name || nama)
const keterangan = z.object({ keterangan: str })

const tolerantPaketSchema = z.object({
  id: z.preprocess(numberFromText, z.number().int()).catch(0),
  slug: z.string().min(1),
  tipe_paket: str.transform(
    (value) => TIPE_PAKET.find((tipe) => tipe.toLowerCase() === value.trim().toLowerCase()) ?? 'Umroh',
  ),
  nama_paket: z.string().min(1),
  durasi: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => {
      const days = parseDurasi(value)
      return days === null ? String(value ?? '') : formatDurasi(days)
    }),
  pemberangkatan: str,
  maskapai: str,
  harga_quad: amount,
  harga_triple: amount,
  harga_double: amount,
  currency: str.transform((value) => CURRENCIES.find((known) => known === value.trim()) ?? DEFAULT_CURRENCY),
  rating_hotel: stars.catch(5),
  tanggal_keberangkatan: tanggal,
  keterangan: str,
  thumbnail: str,
  flyer: str,
  deskripsi: str,
  total_pax: amount,
  sisa_pax: amount,
  created_at: str,
  updated_at: str,
  hotels: list(
    z.object({
      nama_hotel: str,
      lokasi: str,
      deskripsi: str,
      bintang: stars.nullable().catch(null),
      check_in: tanggal,
      check_out: tanggal,
      image: str,
    }),
  ),
  itineraris: list(
    z.object({
      hari: z.preprocess(numberFromText, z.number().int().positive()).nullable().catch(null),
      tanggal,
      name: str,
      deskripsi: str,
    }),
  ).transform((days) => days.map((day, index) => ({ ...day, hari: day.hari ?? index + 1 }))),
  fasilitas: list(named).transform((names) => names.filter(Boolean).map((name) => ({ name }))),
  maskapais: list(
    z.object({
      nama_maskapai: str,
      departure: str,
      arrival: str,
      date_departure: tanggal,
      date_arrival: tanggal,
      gate: str,
      image: str,
    }),
  ),
  pembimbings: list(named).transform((names) => names.filter(Boolean).map((nama) => ({ nama }))),
  harga_termasuks: list(keterangan),
  harga_tidak_termasuks: list(keterangan),
  keunggulans: list(keterangan),
  syarat_ketentuans: list(keterangan),
})

/** Reads one package of any host, or gives null when it has no slug or no name to show. */
export function readPaket(value: unknown): Paket | null {
  const parsed = tolerantPaketSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Reads `{ data: […] }`; entries that cannot be shown are left out. */
export function readPaketList(answer: unknown): Paket[] {
  const data = z.object({ data: z.array(z.unknown()) }).safeParse(answer)
  if (!data.success) return []
  return data.data.data.flatMap((item) => readPaket(item) ?? [])
}

/** Reads `{ data: {…} }`; null for a missing package, which older hosts answer as 200 with `data: null`. */
export function readPaketAnswer(answer: unknown): Paket | null {
  const data = z.object({ data: z.unknown() }).safeParse(answer)
  return data.success ? readPaket(data.data.data) : null
}
