/*
 * The registration form, which the site's page and the server's page for browsers without scripts both draw. Plain
 * values, since the schema's checks are heavy and a phone needs none until something is checked.
 */

/** The choices of a visitor that are no packages (SPEC section 2, /daftar). */
export const FIXED_CHOICES = ['Studi Overseas', 'Umroh', 'Tour Sejarah'] as const
export const NO_CHOICE = 'Belum memilih'

/** The months that a registration is kept, as `CONSENT` promises. */
export const PENDAFTARAN_MONTHS = 24

/** The purpose and the retention of the data, stated before the consent wherever the form stands. */
export const PENDAFTARAN_REASON = `Data Anda hanya dipakai untuk menghubungi Anda tentang pendaftaran ini, lalu dihapus paling lambat setelah ${PENDAFTARAN_MONTHS} bulan. Anda boleh meminta salinan atau penghapusannya kapan saja.`

/**
 * The honeypot: a field that people never see, by which programs that fill every field give themselves away. Then
 * nothing is stored, and the answer is that of a success.
 */
export const PENDAFTARAN_HONEYPOT = 'situs_web'
/** The hidden field with a plain form's idempotency key, in the place of `Idempotency-Key`. */
export const PENDAFTARAN_KEY_FIELD = 'kunci'

export const FORM_TITLE = 'Pendaftaran Calon Jamaah'
export const FORM_SUBMIT = 'Kirim Pendaftaran'
export const FORM_ASK_FIRST = 'Tanya dulu lewat WhatsApp'
/** The mark beside the label of an optional field. */
export const MAY_BE_EMPTY = '(boleh dikosongkan)'

export type FormFieldName =
  | 'nama'
  | 'telepon'
  | 'email'
  | 'paket'
  | 'kamar'
  | 'jumlah_pax'
  | 'ikut'
  | 'usia'
  | 'pendamping'
  | 'kursi_roda'
  | 'kebutuhan'
  | 'catatan'

export interface FormField {
  label: string
  hint?: string
  /** The type of an input; a choice and a long text have none. */
  type?: 'tel' | 'email'
  autocomplete?: 'name' | 'tel' | 'email'
  inputmode?: 'numeric'
  /** Lines of a text that may be long. */
  rows?: number
  required?: boolean
  /** True if its label says that it may stay empty. */
  optional?: boolean
}

export const FORM_FIELDS: Record<FormFieldName, FormField> = {
  nama: {
    label: 'Nama',
    hint: 'Lengkap, seperti tertulis di paspor.',
    autocomplete: 'name',
    required: true,
  },
  telepon: { label: 'Telepon (WhatsApp)', type: 'tel', autocomplete: 'tel' },
  email: { label: 'Email', type: 'email', autocomplete: 'email' },
  paket: { label: 'Paket', required: true },
  kamar: { label: 'Kamar', hint: 'Harga per orang.', optional: true },
  jumlah_pax: { label: 'Jumlah orang', inputmode: 'numeric', optional: true },
  ikut: { label: 'Siapa yang berangkat', optional: true },
  usia: { label: 'Usia yang berangkat', hint: 'Misalnya 62, 58, 9.', optional: true },
  pendamping: {
    label: 'Pendamping',
    hint: 'Siapa yang mendampingi lansia atau anak, misalnya anak kandung.',
    optional: true,
  },
  kursi_roda: { label: 'Kursi roda', optional: true },
  kebutuhan: {
    label: 'Kebutuhan lain',
    hint: 'Misalnya kamar dekat lift, makanan khusus, pembuatan paspor, vaksin.',
    optional: true,
  },
  catatan: { label: 'Catatan', rows: 3, optional: true },
}

/** Fields that stand side by side if there is room, and their common hint. */
export interface FormRow {
  fields: readonly FormFieldName[]
  hint?: string
}

export interface FormStep {
  judul: string
  rows: readonly FormRow[]
  /**
   * Fields that few fill: folded under their own heading, and open if something in them was typed or is to be mended.
   */
  lain?: { judul: string; rows: readonly FormRow[] }
}

/** Returns the fields of a step in order. */
export const fieldsOfStep = ({ rows, lain }: FormStep): FormFieldName[] =>
  [...rows, ...(lain?.rows ?? [])].flatMap(({ fields }) => fields)

/**
 * The form in two steps; consent and submit button stand at the end of the last. Without scripts both are shown at
 * once.
 */
export const FORM_STEPS: readonly FormStep[] = [
  {
    judul: 'Siapa yang berangkat dan apa kebutuhannya',
    rows: [
      { fields: ['nama'] },
      { fields: ['paket'] },
      { fields: ['kamar', 'jumlah_pax'] },
      { fields: ['ikut', 'usia'] },
    ],
    lain: {
      judul: 'Perlu pendamping, kursi roda, atau bantuan lain?',
      rows: [{ fields: ['pendamping', 'kursi_roda'] }, { fields: ['kebutuhan'] }],
    },
  },
  {
    judul: 'Bagaimana kami menghubungi Anda',
    rows: [
      { fields: ['telepon', 'email'], hint: 'Isi nomor telepon atau email, salah satu saja cukup.' },
      { fields: ['catatan'] },
    ],
  },
]

export const FORM_NEXT = 'Lanjut'
export const FORM_BACK = 'Kembali'

/** Writes the number of a step, counted from 0: `Langkah 1 dari 2`. */
export const langkahKe = (index: number) => `Langkah ${index + 1} dari ${FORM_STEPS.length}`

export interface Choice {
  value: string
  label: string
}

/** Returns the options for a package: none yet, the given one, and the kinds of journey. */
export function paketChoices(own: Choice | null): Choice[] {
  const fixed = FIXED_CHOICES.map((pilihan) => ({ value: pilihan, label: pilihan }))
  return [{ value: '', label: NO_CHOICE }, ...(own ? [own] : []), ...fixed]
}

/** Returns the options for a kind of room, after none. */
export function kamarChoices(offered: readonly Choice[]): Choice[] {
  return [{ value: '', label: 'Belum menentukan' }, ...offered]
}
