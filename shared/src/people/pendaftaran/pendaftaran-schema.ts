import { z } from 'zod'
import { KAMAR } from '../../content/paket/kamar.ts'
import { MAX_EMAIL_LENGTH } from '../../platform/contact/email.ts'
import { optionalEmailSchema } from '../../platform/contact/email-schema.ts'
import { isTelepon } from '../../platform/contact/telepon.ts'
import { wholeNumber } from '../../platform/format/number.ts'
import { optionalTanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { loncatanSchema } from '../../platform/loncatan.ts'
import { requiredText, text } from '../../platform/text/text.ts'
import { tidyTyped } from '../../platform/text/tidy.ts'
import { type BerangkatName, IKUT, KURSI_RODA } from './berangkat.ts'
import { NO_CHOICE } from './form-fields.ts'
import { JENIS_PENDAFTARAN } from './jenis.ts'
import { kontakRingkasSchema, kontakSchema } from './kontak-schema.ts'
import { KABARI_KATEGORI } from './notify-me-kategori.ts'
import { PENDAFTARAN_STATUS } from './status.ts'
import { isUsia, USIA_MESSAGE } from './usia.ts'

export const PENDAFTARAN_LIMITS = {
  nama: 200,
  email: MAX_EMAIL_LENGTH,
  paket: 200,
  telepon: 30,
  catatan: 1_000,
  catatan_admin: 2_000,
  alasan_batal: 200,
  usia: 200,
  pendamping: 200,
  kebutuhan: 500,
  pax: 100,
  id: 2_147_483_647,
} as const
const L = PENDAFTARAN_LIMITS

/** A checkbox of a form, from JSON or as browsers send it. */
export const centang = z.preprocess(
  (value) => value === true || value === 'true' || value === 'on' || value === '1',
  z.boolean(),
)

/** The error for a phone number with letters, or with too few or too many digits. */
export const TELEPON_PESAN = 'Tulis nomor telepon yang lengkap dengan angka, misalnya 0812-3456-7890'

/** A typed phone number, or an empty text. */
export const teleponSchema = text(L.telepon)
  .overwrite(tidyTyped)
  .refine((value) => value === '' || isTelepon(value), TELEPON_PESAN)
  .meta({ examples: ['0812 3456 7890'] })

/** Makes the schema of one of a few values, or empty. */
function pilihanSchema<const Value extends string>(values: readonly [Value, ...Value[]]) {
  return z
    .enum(values, `Pilih salah satu: ${values.filter(Boolean).join(', ')}`)
    .nullish()
    .transform((value): Value | '' => value ?? '')
    .meta({ enum: [...values] })
}

const berangkat = {
  ikut: true,
  usia: true,
  pendamping: true,
  kursi_roda: true,
  kebutuhan: true,
} as const satisfies Record<BerangkatName, true>

/** Fields of a registration, from JSON or from a plain form. */
const fieldsSchema = z.object({
  nama: requiredText(L.nama),
  email: optionalEmailSchema,
  telepon: teleponSchema,
  /** One of `FIXED_CHOICES`, or the slug of the package whose Booking button led here; empty where none was chosen. */
  paket: text(L.paket).transform((value) => (value === NO_CHOICE ? '' : value)),
  /** The kind of room that is asked for; empty where none was chosen. */
  kamar: z
    .enum([...KAMAR, ''], `Pilih salah satu: ${KAMAR.join(', ')}`)
    .nullish()
    .transform((value) => value ?? '')
    .meta({ enum: [...KAMAR, ''] }),
  jumlah_pax: z.preprocess((value) => (value === '' ? null : value), wholeNumber(1, L.pax).nullish()),
  /** Fields on who travels: the registrant or not, ages, companions, and needs. */
  ikut: pilihanSchema(IKUT),
  usia: text(L.usia)
    .refine(isUsia, USIA_MESSAGE)
    .meta({ examples: ['62, 58'] }),
  pendamping: text(L.pendamping),
  kursi_roda: pilihanSchema(KURSI_RODA),
  kebutuhan: text(L.kebutuhan, true),
  catatan: text(L.catatan),
  setuju: centang.refine((agreed) => agreed, 'Centang persetujuan agar kami boleh menyimpan data Anda'),
  setuju_pemasaran: centang,
  /** Version of the text beside the boxes; today's by default. */
  persetujuan_versi: text(50).optional(),
})

/** The error at both contact fields if both are empty: one of them is enough to reach a person. */
export const KONTAK_MESSAGE = 'Isi nomor telepon atau email, salah satu saja cukup'

/** Tells whether a registration has a way to reach the person. */
export function hasKontak(value: { email?: unknown; telepon?: unknown }): boolean {
  return [value.email, value.telepon].some((kontak) => typeof kontak === 'string' && kontak.trim() !== '')
}

// Reported together with other errors, not once everything else is valid.
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

/** Body of `POST /api/pendaftaran`. */
export const pendaftaranInputSchema = fieldsSchema
  .extend({
    /** Queues for a departure without a seat for all of them. */
    tunggu: centang
      .meta({ description: 'Queue for a departure without a seat for all of them.', examples: [false] })
      .optional(),
    mau_sebagian: centang
      .meta({ description: 'Who queues takes fewer seats than people as well.', examples: [false] })
      .optional(),
    paket_id: z
      .preprocess((value) => (typeof value === 'number' ? String(value) : value), text(L.paket))
      .meta({ description: 'Slug or id of a package; it goes before `paket`.', examples: ['1'] })
      .optional(),
  })
  .refine(hasKontak, { path: ['telepon'], message: KONTAK_MESSAGE, ...always })
  .refine(hasKontak, { path: ['email'], message: KONTAK_MESSAGE, ...always })
  .meta({ anyOf: [{ required: ['email'] }, { required: ['telepon'] }] })
export type PendaftaranInput = z.infer<typeof pendaftaranInputSchema>
export type PendaftaranDraft = z.input<typeof pendaftaranInputSchema>

/** A record behaves as a package does: with `updated_at` of the copy that was edited, a stale one is refused (409). */
const edited = z.object({ updated_at: text(40).optional() })

/** Channels by which somebody registers with the office. */
export const LEWAT_DAFTAR = ['telepon', 'whatsapp', 'tatap-muka'] as const

/** Body of `POST /api/pendaftaran/kantor`: somebody registers by phone, chat or at the counter, and staff enter it. */
export const pendaftaranKantorSchema = fieldsSchema
  .omit({ setuju_pemasaran: true, persetujuan_versi: true })
  .extend({
    lewat: z.enum(LEWAT_DAFTAR, `Pilih salah satu: ${LEWAT_DAFTAR.join(', ')}`),
    setuju: centang.refine((agreed) => agreed, 'Tanyakan dulu persetujuannya, lalu centang'),
  })
  .refine(hasKontak, { path: ['telepon'], message: KONTAK_MESSAGE, ...always })
  .meta({ id: 'PendaftaranKantor', anyOf: [{ required: ['email'] }, { required: ['telepon'] }] })
export type PendaftaranKantor = z.output<typeof pendaftaranKantorSchema>
export type PendaftaranKantorDraft = z.input<typeof pendaftaranKantorSchema>

/**
 * Body of `PATCH /api/pendaftaran/{id}`: the fields that staff may change, also to correct them at the person's
 * request.
 */
export const pendaftaranUpdateSchema = fieldsSchema
  .pick({ nama: true, email: true, telepon: true, paket: true, kamar: true, jumlah_pax: true, catatan: true })
  .extend(fieldsSchema.pick(berangkat).shape)
  .extend({
    status: z.enum(PENDAFTARAN_STATUS, `Pilih salah satu: ${PENDAFTARAN_STATUS.join(', ')}`),
    catatan_admin: text(L.catatan_admin),
    /** The reason for cancelling; erased once it is no longer cancelled. */
    alasan_batal: text(L.alasan_batal),
    /** `false` withdraws the consent to promotion; nobody but the person gives it. */
    setuju_pemasaran: z.boolean('true atau false').meta({ examples: [false] }),
    /** The package that it is bound to; null leaves the words alone. It goes before `paket`. */
    paket_id: wholeNumber(1, PENDAFTARAN_LIMITS.id)
      .nullable()
      .meta({ examples: [null] }),
    /** The account of the staff whose task it is; null for nobody's. */
    petugas_id: wholeNumber(1, PENDAFTARAN_LIMITS.id)
      .nullable()
      .meta({ examples: [null] }),
    /** The day of the next step; blank for none. */
    tindak_lanjut: optionalTanggalSchema,
  })
  .partial()
  .extend(edited.shape)
  .meta({ id: 'PendaftaranUpdate' })
export type PendaftaranUpdate = z.input<typeof pendaftaranUpdateSchema>
export type PendaftaranChanges = z.output<typeof pendaftaranUpdateSchema>

/** A registration as the person themselves reads it. */
export const pendaftaranSayaSchema = z
  .object({
    id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    email: z.string(),
    telepon: z.string(),
    paket: z.string(),
    kamar: z.enum([...KAMAR, '']),
    jumlah_pax: z.number().nullable(),
    catatan: z.string(),
    ikut: z.enum(IKUT).default(''),
    usia: z.string().default(''),
    pendamping: z.string().default(''),
    kursi_roda: z.enum(KURSI_RODA).default(''),
    kebutuhan: z.string().default(''),
    status: z.enum(PENDAFTARAN_STATUS),
    jenis: z.enum(JENIS_PENDAFTARAN).default('daftar'),
    /** The package that it is bound to; null where the choice is words alone. */
    paket_id: z.number().int().nullable().default(null),
    /** True if somebody in the queue takes fewer seats than people as well. */
    mau_sebagian: z.boolean().default(false),
    /** The wish to be told: month (`YYYY-MM`), city of departure and kind; empty if unstated. */
    bulan: z.string().default(''),
    kota: z.string().default(''),
    kategori: z.enum([...KABARI_KATEGORI, '']).default(''),
    /**
     * The day (`YYYY-MM-DD`) with whose end it is erased, as its consent says; null for the term of every registration.
     */
    hapus_pada: z.string().nullable().default(null),
    persetujuan_versi: z.string(),
    persetujuan_pada: z.string(),
    /** True if news and promotion may be sent now. */
    setuju_pemasaran: z.boolean(),
    /** Time of that consent, under the version above; null for never. It stays after a withdrawal. */
    pemasaran_pada: z.string().nullable(),
    /** Time when the consent was withdrawn (UU 27/2022, article 40); null if it was not. */
    pemasaran_ditarik_pada: z.string().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'PendaftaranSaya' })
export type PendaftaranSaya = z.infer<typeof pendaftaranSayaSchema>

/** A registration as staff read it. */
export const pendaftaranSchema = pendaftaranSayaSchema
  .extend({
    /** Staff's notes; never shown to the visitor. */
    catatan_admin: z.string(),
    /** The person who withdrew it: `pendaftar`, or the member of staff who recorded it; empty if nobody did. */
    pemasaran_ditarik_oleh: z.string(),
    /** The member of staff who changed it last; empty if nobody did. */
    diubah_oleh: z.string(),
    /** Time since which it has its status. */
    status_pada: z.string().default(''),
    /** The account of the staff whose task it is, and its name, which stays though the account goes. */
    petugas_id: z.number().int().nullable().default(null),
    petugas: z.string().default(''),
    /** The day of the next step. */
    tindak_lanjut: z.string().nullable().default(null),
    /** The reason for cancelling. */
    alasan_batal: z.string().default(''),
    /** Time of its move to the trash, and who moved it; null if it is not there. */
    dihapus_pada: z.string().nullable().default(null),
    dihapus_oleh: z.string().default(''),
    /** The registration that it was joined to. */
    gabung_ke: z.number().int().nullable().default(null),
    /** Others up to this id were looked at and are somebody else's. */
    kembar_dilihat: z.number().int().default(0),
    /** The number of possible duplicates, in lists and single ones. */
    kembar: z.number().int().default(0),
    /** The last contact and its next step, in lists alone; null without any. */
    kontak_terakhir: kontakRingkasSchema.nullable().default(null),
    /**
     * The booking that it became, unless that came to nothing, in lists and single ones; null also from an older host.
     */
    pemesanan: z.object({ id: z.number().int(), kode: z.string() }).nullable().default(null),
  })
  .meta({ id: 'Pendaftaran' })
export type Pendaftaran = z.infer<typeof pendaftaranSchema>

/** Actions on a registration. */
export const RIWAYAT_PENDAFTARAN_AKSI = [
  'ubah',
  'impor',
  'gabung',
  'pisah',
  'bukan-kembar',
  'kontak',
  'hapus',
  'pulihkan',
] as const

/** A change of a registration: its author, and each field before and after. */
export const riwayatPendaftaranSchema = z
  .object({
    id: z.number().int(),
    waktu: z.string(),
    aksi: z.enum(RIWAYAT_PENDAFTARAN_AKSI),
    oleh: z.string(),
    ubah: z.array(z.object({ isian: z.string(), dari: z.string(), ke: z.string() })),
  })
  .meta({ id: 'RiwayatPendaftaran' })
export type RiwayatPendaftaran = z.infer<typeof riwayatPendaftaranSchema>

/** A registration with all that the office knows about it, the newest first. */
export const pendaftaranLengkapSchema = pendaftaranSchema
  .extend({
    kontak: z.array(kontakSchema),
    riwayat: z.array(riwayatPendaftaranSchema),
    /** Others that may be the same one. */
    kembaran: z.array(pendaftaranSchema),
    /** The registrations joined to it, each as it stands. */
    gabungan: z.array(pendaftaranSchema),
    /** Spans that do not count as its age: the end of its retention includes them. */
    loncatan: z.array(loncatanSchema).default([]),
  })
  .meta({ id: 'PendaftaranLengkap' })
export type PendaftaranLengkap = z.infer<typeof pendaftaranLengkapSchema>

/**
 * A registration in the trash, with the last day (`YYYY-MM-DD`) on which it can be restored; empty if an older host
 * does not say.
 */
export const pendaftaranSampahSchema = pendaftaranSchema
  .extend({ simpan_sampai: z.string().default('') })
  .meta({ id: 'PendaftaranSampah' })
export type PendaftaranSampah = z.infer<typeof pendaftaranSampahSchema>

/** Body of `POST /api/pendaftaran/{id}/gabung`: the other registration, and the versions that were looked at. */
export const gabungSchema = z
  .object({
    dengan_id: wholeNumber(1, PENDAFTARAN_LIMITS.id).meta({ examples: [2] }),
    updated_at: text(40).optional(),
    updated_at_lain: text(40).optional(),
  })
  .meta({ id: 'GabungPendaftaran' })
export type JoinInput = z.input<typeof gabungSchema>

/** Body of `POST /api/pendaftaran/sama`: contact data, as far as it is typed. */
export const samaSchema = z
  .object({
    telepon: text(PENDAFTARAN_LIMITS.telepon).meta({ examples: ['0812 3456 7890'] }),
    email: text(PENDAFTARAN_LIMITS.email).meta({ examples: ['siti@contoh.test'] }),
  })
  .meta({ id: 'PendaftaranSama' })
export type Sama = z.input<typeof samaSchema>

/** A member of staff who can be responsible for a registration. */
export const petugasSchema = z.object({ id: z.number().int(), nama: z.string() }).meta({ id: 'Petugas' })
export type Petugas = z.infer<typeof petugasSchema>

/** The receipt for the person who registered: what was stored, and its code. */
export const receiptSchema = pendaftaranSayaSchema
  .pick({ kode: true, nama: true, email: true, telepon: true, paket: true, kamar: true })
  .extend(
    pendaftaranSayaSchema.pick({ jumlah_pax: true, catatan: true, setuju_pemasaran: true, created_at: true })
      .shape,
  )
  .extend(pendaftaranSayaSchema.pick(berangkat).shape)
  .extend({
    /** Name of the package on sale; the choice itself if it is no package. */
    paket_nama: z.string(),
    tanggal_keberangkatan: z.string(),
    /** The place in the queue of a full departure, for registrations that queue alone. */
    antrean: z.number().int().optional(),
  })
export type Receipt = z.infer<typeof receiptSchema>

/** Answer of `POST /api/pendaftaran`. */
export const pendaftaranAnswerSchema = z
  .object({
    message: z.string(),
    kode: z.string(),
    data: receiptSchema,
    /** The next steps, in sentences. */
    langkah: z.array(z.string()),
  })
  .meta({ id: 'PendaftaranAnswer' })
export type PendaftaranAnswer = z.infer<typeof pendaftaranAnswerSchema>
