import { z } from 'zod'
import { optionalMomentSchema } from '../../platform/format/moment-schema.ts'
import { CURRENCIES, DEFAULT_CURRENCY, formatHarga } from '../../platform/format/rupiah.ts'
import { STATUS } from '../../records/noun/states.ts'
import type { Paket, PaketUpdate } from './paket.ts'
import { PAKET_LIMITS } from './paket-fields.ts'

/* Bulk changes of packages (`massal`): the fields that may change, the effect on each package, and the way back. */

/** The largest number of packages in one bulk change. */
export const MASSAL_MAX = 500

const HARGA_KAMAR = ['harga_quad', 'harga_triple', 'harga_double'] as const
/** Price fields to which an amount may be added. */
export const HARGA_MASSAL = [
  ...HARGA_KAMAR,
  'harga_anak_kasur',
  'harga_anak_tanpa_kasur',
  'harga_bayi',
] as const
/** States that many packages can be given at once; a plan would need a time for each. */
export const STATUS_MASSAL = ['draf', 'terbit', 'arsip'] as const

/** Makes a schema of whole numbers that accepts no text, since older clients do not know this call. */
const whole = (min: number, max: number) =>
  z
    .int('Isi dengan angka bulat')
    .min(min, `Paling sedikit ${min.toLocaleString('id-ID')}`)
    .max(max, `Paling banyak ${max.toLocaleString('id-ID')}`)
const hari = whole(0, PAKET_LIMITS.hari).nullable()
const harga = whole(0, PAKET_LIMITS.harga)

/** The fields of a bulk change; those left out stay. */
export const ubahMassalSchema = z
  .object({
    harga_tambah: whole(-PAKET_LIMITS.harga, PAKET_LIMITS.harga)
      .refine((tambah) => tambah !== 0, 'Isi selain nol')
      .optional()
      .describe('Added to each price; below zero it makes them cheaper. A price that nobody set stays so.'),
    harga: z
      .array(z.enum(HARGA_MASSAL, `Pilih dari: ${HARGA_MASSAL.join(', ')}`))
      .min(1, 'Pilih sedikitnya satu harga')
      .max(HARGA_MASSAL.length, 'Setiap harga cukup sekali')
      .optional()
      .describe('The prices that `harga_tambah` is added to: those of rooms where nothing is said.'),
    currency: z
      .enum(CURRENCIES, `Pilih salah satu: ${CURRENCIES.join(', ')}`)
      .optional()
      .describe(`The currency of \`harga_tambah\`, ${DEFAULT_CURRENCY} where nothing is said.`),
    status: z.enum(STATUS_MASSAL, `Pilih salah satu: ${STATUS_MASSAL.join(', ')}`).optional(),
    pelunasan_hari: hari.optional().describe('Days before departure by which all is paid; null for none.'),
  })
  .refine(
    ({ harga_tambah, status, pelunasan_hari }) =>
      harga_tambah !== undefined || status !== undefined || pelunasan_hari !== undefined,
    'Pilih sedikitnya satu perubahan',
  )
  .meta({ examples: [{ harga_tambah: 500_000 }] })
export type MassalChangeInput = z.output<typeof ubahMassalSchema>

const id = z.int().min(1)
const each = <Item extends z.ZodType<number | { id: number }>>(item: Item) =>
  z
    .array(item)
    .min(1, 'Pilih sedikitnya satu paket')
    .max(MASSAL_MAX, `Paling banyak ${MASSAL_MAX} paket`)
    .refine(
      (items) => new Set(items.map((one) => (typeof one === 'number' ? one : one.id))).size === items.length,
      'Setiap paket cukup sekali',
    )

/** Body of `POST /api/paket/massal`. */
export const massalSchema = z.object({
  ids: each(id).meta({ examples: [[1]] }),
  ubah: ubahMassalSchema,
  versi: z
    .record(z.string().max(20), z.string().max(40))
    .refine((versi) => Object.keys(versi).length <= MASSAL_MAX, `Paling banyak ${MASSAL_MAX} paket`)
    .optional()
    .meta({
      examples: [{}],
      description: 'By id, the `updated_at` that a preview answered: who changed since gets 409.',
    }),
})
export type Massal = z.output<typeof massalSchema>

const versi = z.string().max(40)
/** The former values of changed fields, as undoing needs them. */
export const sebelumSchema = z
  .object({
    harga_quad: harga,
    harga_triple: harga,
    harga_double: harga,
    harga_anak_kasur: harga.nullable(),
    harga_anak_tanpa_kasur: harga.nullable(),
    harga_bayi: harga.nullable(),
    pelunasan_hari: hari,
    status: z.enum(STATUS),
    terbit_pada: optionalMomentSchema,
    turun_pada: optionalMomentSchema,
  })
  .partial()
export type Sebelum = z.output<typeof sebelumSchema>

/** Body of `POST /api/paket/massal/urung`: for each package what the bulk change answered. */
export const urungMassalSchema = z.object({
  paket: each(z.object({ id: id.meta({ examples: [1] }), updated_at: versi, sebelum: sebelumSchema })),
})
export type UndoMassalInput = z.output<typeof urungMassalSchema>

/** The effect of a bulk change on each package, tried or done, and its errors. */
export const hasilMassalSchema = z.object({
  paket: z.array(
    z.object({
      id,
      nama_paket: z.string(),
      updated_at: z.string().describe('Of the package as it stands after this call'),
      ubah: z.array(z.object({ kolom: z.string(), dari: z.string(), ke: z.string() })),
      sebelum: sebelumSchema.describe('What `POST /api/paket/massal/urung` takes to bring it back'),
      kembar: z
        .string()
        .optional()
        .describe('Slug of another departure on offer of the same name and day, to be asked about'),
      tertinggal: z
        .string()
        .optional()
        .describe(
          'With `periksa=1`: what of it is dated before it departs, to be asked about before people read it',
        ),
      teks: z
        .array(z.string())
        .optional()
        .describe(
          'With `periksa=1`: what typed texts say of paying and cancelling beside fields and settings, where people come to read them',
        ),
    }),
  ),
  galat: z.array(z.object({ id, nama_paket: z.string(), kolom: z.string(), pesan: z.string() })),
})
export type HasilMassal = z.output<typeof hasilMassalSchema>
export type GalatMassal = HasilMassal['galat'][number]

interface Ubahan {
  changes: PaketUpdate
  galat: Pick<GalatMassal, 'kolom' | 'pesan'>[]
}

/** Returns the fields of one package that a bulk change alters, and the errors that prevent it. */
export function ubahanMassal(paket: Paket, ubah: MassalChangeInput): Ubahan {
  const { changes, galat } = hargaBaru(paket, ubah)
  const { status, pelunasan_hari } = ubah
  if (status !== undefined && status !== paket.status) changes.status = status
  if (pelunasan_hari !== undefined && pelunasan_hari !== paket.pelunasan_hari)
    changes.pelunasan_hari = pelunasan_hari
  return { changes, galat }
}

function hargaBaru(
  paket: Paket,
  { harga_tambah, harga = [...HARGA_KAMAR], currency = DEFAULT_CURRENCY }: MassalChangeInput,
): Ubahan {
  const changes: PaketUpdate = {}
  const galat: Ubahan['galat'] = []
  // Nothing, and a child that pays nothing, stay what they are.
  const set = harga.filter((kolom) => paket[kolom])
  if (harga_tambah === undefined || set.length === 0) return { changes, galat }
  if (paket.currency !== currency)
    return { changes, galat: [{ kolom: 'currency', pesan: `Harga paket ini dalam ${paket.currency}` }] }
  for (const kolom of set) {
    const dari = paket[kolom] ?? 0
    const ke = dari + harga_tambah
    if (ke > 0 && ke <= PAKET_LIMITS.harga) changes[kolom] = ke
    else {
      const said = ke > 0 ? 'terlalu besar' : 'menjadi nol atau kurang'
      galat.push({ kolom, pesan: `${formatHarga(dari, currency)} ${said}` })
    }
  }
  return { changes, galat }
}

const KEPT = ['status', 'terbit_pada', 'turun_pada'] as const

/** Returns the present values of the fields that a change alters, from which it can be undone. */
export function sebelumMassal(paket: Paket, changes: object): Sebelum {
  const names = new Set([...Object.keys(changes), ...('status' in changes ? KEPT : [])])
  return sebelumSchema.parse(Object.fromEntries(Object.entries(paket).filter(([name]) => names.has(name))))
}
