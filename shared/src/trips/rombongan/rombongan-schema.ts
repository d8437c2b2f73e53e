import { z } from 'zod'
import { isTelepon } from '../../platform/contact/telepon.ts'
import { optionalTanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { MAX_ID } from '../../platform/id.ts'
import { requiredText, text } from '../../platform/text/text.ts'
import { CELL_KINDS, CELL_LIMITS, type Cell, type CellKind } from './cell.ts'
import { LINK_LIMITS, LINK_STATES } from './link.ts'

/** Bounds of what the office writes for a guide, and of what a guide writes. Lengths in UTF-16 units. */
export const ROMBONGAN_LIMITS = { kontak: 12, nama: 80, keterangan: 120, telepon: 30, teks: 500 } as const
const L = ROMBONGAN_LIMITS

/** Somebody to call: the hotel, the local guide, an ambulance. Short numbers are numbers as well. */
export const kontakSchema = z.object({
  nama: requiredText(L.nama, true),
  keterangan: text(L.keterangan, true),
  telepon: requiredText(L.telepon, true).refine(
    (typed) => /^\d{3,5}$/.test(typed) || isTelepon(typed),
    'Tulis nomor telepon, misalnya 0812 3456 7890 atau 997',
  ),
})
export type Kontak = z.infer<typeof kontakSchema>

/** Body of `POST /api/keberangkatan/{paket}/rombongan`. */
export const linkInputSchema = z.object({
  untuk: text(LINK_LIMITS.untuk, true).meta({ examples: ['Ustadz Salman'] }),
  sampai: optionalTanggalSchema.describe('The last day; without it some days after the return.'),
})
export type LinkInput = z.input<typeof linkInputSchema>

/** A link as the office sees it: without its token. */
export const linkSchema = z
  .object({
    id: z.number().int(),
    untuk: z.string(),
    keadaan: z.enum(LINK_STATES),
    dibuat_pada: z.string(),
    berakhir_pada: z.string(),
    /** The last time a phone read by it; null until then. */
    dibuka_pada: z.string().nullable(),
    dicabut_pada: z.string().nullable(),
    oleh: z.string(),
  })
  .meta({ id: 'TautanRombongan' })
export type RombonganLink = z.infer<typeof linkSchema>

/** A new link, with the address that is told this once. */
export const newLinkSchema = linkSchema.extend({ tautan: z.string() }).meta({ id: 'TautanRombonganBaru' })
export type NewRombonganLink = z.infer<typeof newLinkSchema>

const jsonOf = (schema: z.ZodType) =>
  z.string().refine((value) => {
    try {
      return schema.safeParse(JSON.parse(value)).success
    } catch {
      return false
    }
  })
const pada = z.number().int().min(0).max(8_640_000_000_000_000)
export const stopSchema = z.strictObject({
  nama: requiredText(L.nama, true),
  hari: z.string().max(10),
  pada,
  hapus: z.boolean(),
})
export const markSchema = z.strictObject({ ada: z.boolean(), pada })
export const noteSchema = z.strictObject({
  jenis: z.enum(['catatan', 'barang']),
  teks: requiredText(L.teks),
  pada,
  selesai: z.boolean(),
  hapus: z.boolean(),
})
const ID = '[a-z0-9]{6,20}'
const VALUES: Record<CellKind, { kunci: RegExp; nilai: z.ZodType }> = {
  perhentian: { kunci: new RegExp(`^${ID}$`), nilai: jsonOf(stopSchema) },
  hadir: { kunci: new RegExp(`^${ID}\\.[1-9]\\d{0,9}$`), nilai: jsonOf(markSchema) },
  catatan: { kunci: new RegExp(`^${ID}$`), nilai: jsonOf(noteSchema) },
}

const cellShape = z.object({
  jenis: z.enum(CELL_KINDS),
  kunci: z.string().max(CELL_LIMITS.kunci),
  nilai: z.string().max(CELL_LIMITS.nilai).describe('JSON: a stop, a mark, or a note.'),
  waktu: z
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER - CELL_LIMITS.ahead)
    .describe('One more than the highest that the writer had seen; no clock.'),
  perangkat: z
    .string()
    .max(CELL_LIMITS.perangkat)
    .regex(/^[a-z0-9]{8,24}$/),
}) satisfies z.ZodType<Cell>

/** A cell that a phone sends. */
const sentCellSchema = cellShape.superRefine(({ jenis, kunci, nilai }, context) => {
  if (!VALUES[jenis].kunci.test(kunci))
    context.addIssue({ code: 'custom', path: ['kunci'], message: 'Bukan nama isian' })
  if (!VALUES[jenis].nilai.safeParse(nilai).success)
    context.addIssue({ code: 'custom', path: ['nilai'], message: 'Bukan isian rombongan' })
})

/** Body of `POST /api/rombongan`: cells that were written, and the number up to which the phone knows the others'. */
export const syncInputSchema = z.object({
  sejak: z.number().int().min(0).max(MAX_ID),
  sel: z.array(sentCellSchema).max(CELL_LIMITS.atOnce),
})
export type SyncInput = z.input<typeof syncInputSchema>
export const SYNC_EXAMPLE = {
  sejak: 0,
  sel: [
    {
      jenis: 'hadir',
      kunci: 'bus001.1',
      nilai: '{"ada":true,"pada":1795312320000}',
      waktu: 1,
      perangkat: 'hpcontoh1',
    },
  ],
} satisfies SyncInput

/** Answer of `POST /api/rombongan`: the cells since then, this call's own among them. */
export const syncedSchema = z
  .object({
    sel: z.array(cellShape),
    sampai: z.number().int(),
    /** The server's clock, ISO 8601 in UTC. */
    waktu_server: z.string(),
  })
  .meta({ id: 'RombonganTersinkron' })

const hari = z.string().describe('`YYYY-MM-DD`, or empty.')

/** Answer of `GET /api/rombongan`: of nobody a number of a paper, a day of birth, or a note of staff. */
export const rombonganSchema = z
  .object({
    paket: z.object({ nama_paket: z.string(), berangkat: hari, pulang: hari }),
    peserta: z.array(
      z.object({
        id: z.number().int(),
        nama: z.string(),
        /** The help that this person needs on the journey, as the office wrote it; empty for none. */
        bantuan: z.string(),
        /** Age on the day of departure, of those who need help; null for all others. */
        umur: z.number().int().nullable(),
        kamar: z.string().describe('The kind of room that was booked.'),
        sekamar: z.string().describe('With whom they wished to share it.'),
        /** Those of one booking travel together. */
        keluarga: z.number().int(),
        darurat: z
          .object({ nama: z.string(), hubungan: z.string(), telepon: z.string() })
          .nullable()
          .describe('Whom to call at home in need, of this person; null where nobody is named.'),
      }),
    ),
    /** The payer of each booking, to be called. */
    keluarga: z.array(z.object({ id: z.number().int(), nama: z.string(), telepon: z.string() })),
    /** Rooms as they were given out; empty until then. */
    kamar: z.array(
      z.object({
        hotel: z.string(),
        nomor: z.string(),
        jenis: z.string(),
        peserta: z.array(z.number().int()),
      }),
    ),
    penerbangan: z.array(
      z.object({
        maskapai: z.string(),
        nomor: z.string(),
        dari: z.string(),
        ke: z.string(),
        berangkat: hari,
        tiba: hari,
        transit: z.string(),
        gerbang: z.string(),
      }),
    ),
    hotel: z.array(z.object({ nama: z.string(), lokasi: z.string(), masuk: hari, keluar: hari })),
    jadwal: z.array(z.object({ hari: z.number().int(), tanggal: hari, nama: z.string(), isi: z.string() })),
    kontak: z.array(kontakSchema),
    berakhir_pada: z.string(),
    waktu_server: z.string(),
  })
  .meta({ id: 'Rombongan' })
export type Rombongan = z.infer<typeof rombonganSchema>

/** Answer of `GET /api/keberangkatan/{paket}/rombongan`: the office's view. */
export const rombonganKantorSchema = z
  .object({
    paket: z.object({
      id: z.number().int(),
      slug: z.string(),
      nama_paket: z.string(),
      berangkat: hari,
      pulang: hari,
    }),
    tautan: z.array(linkSchema),
    kontak: z.array(kontakSchema),
    kontak_versi: z.string().describe('Send it back with changed contacts.'),
    peserta: z.array(
      z.object({ id: z.number().int(), nama: z.string(), bantuan: z.boolean().describe('Has a need.') }),
    ),
    sel: z.array(cellShape),
    /** The last time a phone sent anything; null until then. */
    terakhir: z.string().nullable(),
  })
  .meta({ id: 'RombonganKantor' })
export type RombonganKantor = z.infer<typeof rombonganKantorSchema>

/** Body of `PATCH /api/keberangkatan/{paket}/rombongan`: contacts in place of those of now. */
export const kontakInputSchema = z.object({
  kontak: z.array(kontakSchema).max(L.kontak, `Paling banyak ${L.kontak} kontak`),
  versi: z.string().max(30).optional().describe('`kontak_versi` of the copy that was changed.'),
})
export type KontakInput = z.input<typeof kontakInputSchema>

/** Body of `POST …/rombongan/catatan` of a departure: a note that the office writes, settles or removes. */
export const catatanInputSchema = z.object({
  kunci: z
    .string()
    .max(CELL_LIMITS.kunci)
    .regex(/^[a-z0-9]{6,20}$/, 'Catatan ini tidak dikenal')
    .optional()
    .describe('The note that is changed; a new one without it.'),
  jenis: z.enum(['catatan', 'barang'], 'Pilih salah satu: catatan, barang'),
  teks: requiredText(L.teks),
  selesai: z.boolean().default(false),
  hapus: z.boolean().default(false),
})
export type CatatanInput = z.input<typeof catatanInputSchema>
