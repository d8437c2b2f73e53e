import { slugify } from '../../platform/text/slug.ts'
import { CONSENT } from '../consent.ts'
import { ANGKA_DIKENAL, type KunciAngka } from './angka/dikenal.ts'

/** A section of one of the agency's texts: title, paragraphs, and points. */
export interface Bagian {
  judul: string
  /** Anchor, stable since forms and letters link to it. */
  id: string
  isi: readonly string[]
  points: readonly string[]
}

/** Anchors of the parts that every such text had from the start: letters that were sent link to them. */
const ANCHORS: Readonly<Record<string, string>> = {
  'Siapa yang menyimpan data Anda': 'pengendali',
  'Data yang kami simpan dan gunanya': 'data',
  'Berapa lama disimpan': 'lama',
  'Kepada siapa data diberikan': 'dibagikan',
  'Kuki dan piksel iklan': 'iklan',
  'Hak Anda': 'hak',
  'Pendaftaran dan pembayaran': 'pendaftaran',
  'Harga dan sisa kursi': 'harga',
  'Perubahan dan pembatalan': 'perubahan',
  'Pertanyaan dan keluhan': 'pertanyaan',
}

/** Placeholders for figures, each with its name in words. */
const SEBUTAN_ANGKA: Record<KunciAngka, string> = {
  harga_acuan: ANGKA_DIKENAL.harga_acuan.nama,
  paspor_bulan: ANGKA_DIKENAL.paspor_bulan.nama,
  paspor_kata: ANGKA_DIKENAL.paspor_kata.nama,
  vaksin_hari: ANGKA_DIKENAL.vaksin_hari.nama,
  vaksin_awal_hari: ANGKA_DIKENAL.vaksin_awal_hari.nama,
  uang_muka: ANGKA_DIKENAL.uang_muka.nama,
  pelunasan_hari: ANGKA_DIKENAL.pelunasan_hari.nama,
  lunas_hari: ANGKA_DIKENAL.lunas_hari.nama,
  batas_dp_hari: ANGKA_DIKENAL.batas_dp_hari.nama,
  dokumen_bulan: ANGKA_DIKENAL.dokumen_bulan.nama,
  meningitis_bulan: ANGKA_DIKENAL.meningitis_bulan.nama,
  polio_bulan: ANGKA_DIKENAL.polio_bulan.nama,
  foto_bulan: ANGKA_DIKENAL.foto_bulan.nama,
  paspor_masuk_hari: ANGKA_DIKENAL.paspor_masuk_hari.nama,
  paspor_visa_hari: ANGKA_DIKENAL.paspor_visa_hari.nama,
  paspor_kembali_hari: ANGKA_DIKENAL.paspor_kembali_hari.nama,
  meterai_batas: ANGKA_DIKENAL.meterai_batas.nama,
  meterai_tarif: ANGKA_DIKENAL.meterai_tarif.nama,
  gateway_va: ANGKA_DIKENAL.gateway_va.nama,
  gateway_qris: ANGKA_DIKENAL.gateway_qris.nama,
  gateway_kartu: ANGKA_DIKENAL.gateway_kartu.nama,
  ppn_umrah: ANGKA_DIKENAL.ppn_umrah.nama,
  ppn_haji: ANGKA_DIKENAL.ppn_haji.nama,
  ppn_overseas: ANGKA_DIKENAL.ppn_overseas.nama,
  daftar_bulan: ANGKA_DIKENAL.daftar_bulan.nama,
  lunas_bulan: ANGKA_DIKENAL.lunas_bulan.nama,
  anak_tahun: ANGKA_DIKENAL.anak_tahun.nama,
  bayi_tahun: ANGKA_DIKENAL.bayi_tahun.nama,
  dokumen_hari: ANGKA_DIKENAL.dokumen_hari.nama,
  manifest_hari: ANGKA_DIKENAL.manifest_hari.nama,
  visa_hari: ANGKA_DIKENAL.visa_hari.nama,
  visa_pakai_hari: ANGKA_DIKENAL.visa_pakai_hari.nama,
  kamar_hari: ANGKA_DIKENAL.kamar_hari.nama,
  manasik_hari: ANGKA_DIKENAL.manasik_hari.nama,
  minimum_hari: ANGKA_DIKENAL.minimum_hari.nama,
  pendamping_tahun: ANGKA_DIKENAL.pendamping_tahun.nama,
  laporan_pulang_hari: ANGKA_DIKENAL.laporan_pulang_hari.nama,
  jawab_data_jam: ANGKA_DIKENAL.jawab_data_jam.nama,
}

/** Placeholders in a text, such as `{email}`, each with the setting that it stands for, in words. */
export const SEBUTAN = {
  ...SEBUTAN_ANGKA,
  merek: 'nama merek',
  perusahaan: 'nama badan usaha',
  alamat: 'alamat kantor',
  kota: 'kota',
  email: 'email',
  telepon: 'telepon',
  jam: 'jam buka',
  izin: 'izin yang belum habis',
  piksel: 'apa yang dilakukan piksel iklan',
  pembayaran: 'cara membayar umrah',
  pembatalan: 'ketentuan batal',
} as const
export type Sebutan = keyof typeof SEBUTAN

const IN_BRACES = /\{([^{}\n]{0,40})\}/g

const isSebutan = (name: string): name is Sebutan => Object.hasOwn(SEBUTAN, name)

/** Returns the first placeholder that is unknown; null if there is none. */
export function sebutanAsing(teks: string): string | null {
  for (const [, name = ''] of teks.matchAll(IN_BRACES)) if (!isSebutan(name)) return name
  return null
}

/** Replaces the placeholders in a text by settings. */
export function fillMentions(teks: string, words: Readonly<Record<Sebutan, string>>): string {
  return teks.replace(IN_BRACES, (written, name: string) => (isSebutan(name) ? words[name] : written))
}

/**
 * Splits a text into sections: `## ` begins one, `- ` a point, and a blank line ends a paragraph. Text before the first
 * title is a section without one.
 */
export function bagianOf(teks: string): Bagian[] {
  const parts: { judul: string; isi: string[]; points: string[] }[] = []
  let open = false
  for (const raw of teks.split('\n')) {
    const line = raw.trim()
    const part = parts.at(-1)
    if (line.startsWith('## ')) parts.push({ judul: line.slice(3).trim(), isi: [], points: [] })
    else if (line === '') open = false
    else if (!part) parts.push({ judul: '', isi: [line], points: [] })
    else if (line.startsWith('- ')) part.points.push(line.slice(2).trim())
    else if (open && part.points.length === 0) part.isi.push(`${part.isi.pop() ?? ''} ${line}`.trim())
    else part.isi.push(line)
    open = line !== '' && !line.startsWith('## ') && !line.startsWith('- ')
  }
  const taken = new Set<string>()
  return parts.map(({ judul, isi, points }) => {
    const base = ANCHORS[judul] ?? slugify(judul, 'bagian')
    let id = base
    for (let nth = 2; taken.has(id); nth += 1) id = `${base}-${nth}`
    taken.add(id)
    return { judul, id, isi, points }
  })
}

/** One point of the agency's mission. */
export interface Misi {
  judul: string
  isi: string
}

/** Splits the mission at blank lines; a part of several lines has its title in the first. */
export function misiOf(teks: string): Misi[] {
  return teks
    .split(/\n[^\S\n]*\n/)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .flatMap(([first, ...rest]) =>
      first ? [rest.length > 0 ? { judul: first, isi: rest.join(' ') } : { judul: '', isi: first }] : [],
    )
}

/** Returns a text's next version: `2`, `3`, …, whatever the first was called. */
export function nextVersi(before: string): string {
  return /^\d{1,9}$/.test(before) ? String(Number(before) + 1) : '2'
}

/** Returns the version that somebody agreed to: the shown one if it is an earlier version, else today's. */
export function versiDisetujui(shown: string | undefined, today: string): string {
  const nth = (versi: string) => (/^\d{1,9}$/.test(versi) ? Number(versi) : 1)
  const isKnown = shown && (shown === CONSENT.versi || nth(shown) > 1) && nth(shown) < nth(today)
  return isKnown ? shown : today
}
