import { chatUrl } from '../platform/contact/chat.ts'
import type { CalculationRules } from './aturan-hitung.ts'
import { type Angka, type AngkaBerlaku, angkaTeks, semuaAngka } from './pengaturan/angka/berlaku.ts'
import { ANGKA_DIKENAL, KUNCI_ANGKA, type KunciAngka, kunciAngka } from './pengaturan/angka/dikenal.ts'
import { ketentuanButir, toItems } from './pengaturan/angka/mention-figures.ts'
import { type Rujukan, sumberTeks } from './pengaturan/angka/rujukan.ts'
import { cancellationTerms, type KetentuanBatal } from './pengaturan/cancellation.ts'
import { type Bagian, bagianOf, fillMentions, type Misi, misiOf, type Sebutan } from './pengaturan/naskah.ts'
import { PIKSEL_KALIMAT } from './pengaturan/naskah-awal.ts'
import type { PengaturanIsi } from './pengaturan/pengaturan.ts'
import { rekeningResmi } from './pengaturan/rekening.ts'
import type { Izin, Penyelenggara } from './penyelenggara.ts'

/** The agency on one day, as pages show it: the one form of its settings that visitors see. */
export interface Agency {
  /** Public address of the site, for canonical links and shared pictures. */
  siteUrl: string
  brand: string
  company: string
  tagline: string
  email: string
  phone: string
  /** The line that chats open to; the admin line unless customer service has its own. */
  chatPhone: string
  /** The social networks that the agency has. */
  sosial: readonly Sosial[]
  address: string
  city: string
  hours: string
  /** Numbers of the licences to organise Umrah and Hajj; empty without one, and of one that is over on this day. */
  ppiu: string
  pihk: string
  akreditasi: string
  /** The address where anyone can check the licences; empty for none. */
  licenceCheckUrl: string
  /** The source of that address, the day since which it is valid, and the day of its last check. */
  licenceCheckRujukan: Rujukan
  /** The values from which the certainties of each departure are rated. */
  penyelenggara: Penyelenggara
  associations: readonly { name: string; mark: string }[]
  /** Name of the uploaded logo; empty without one. */
  logo: string
  /** Advertising pixel; empty means none. It loads only after the visitor agreed. */
  pixelId: string
  /** `ask`: the pixel waits for the visitor's yes. `given`: an agreement from beforehand covers it, scripts or not. */
  pixelConsent: PengaturanIsi['pixel_consent']
  /** The question to the visitor, and its version: an answer is valid for its own version alone. */
  pixelTeks: string
  pixelVersi: string
  visi: string
  misi: readonly Misi[]
  syarat: readonly Bagian[]
  privasi: readonly Bagian[]
  /** The consent of a registration, with its version. */
  persetujuan: Persetujuan
  /** The accounts in the company's own name, the only ones shown as its. */
  rekening: PengaturanIsi['rekening']
  /** Terms of cancelling, the agency's note on them, and their source. */
  batal: KetentuanBatal
  /** Bodies that hear complaints which the office did not settle. */
  pengaduan: PengaturanIsi['pengaduan']
  /** Figures that rules and texts read, as they hold on this day. */
  angka: Readonly<Record<KunciAngka, AngkaBerlaku>>
  /** The figures shown to visitors: the known ones, and the agency's own. */
  daftarAngka: readonly AngkaTampil[]
  libur: PengaturanIsi['libur']
  /** The display of the fixed pages. */
  halamanContoh: PengaturanIsi['halaman_contoh']
}

/** A figure in words, with its source. */
export interface AngkaTampil {
  nama: string
  teks: string
  sumber: string
}

export interface Sosial {
  nama: 'Instagram' | 'YouTube' | 'Facebook'
  ikon: 'instagram' | 'youtube' | 'facebook'
  url: string
}

/** The consent text of a registration, with its version. */
export interface Persetujuan {
  versi: string
  teks: string
  pemasaran: string
}

/** The number of neutral marks shown beside the names of associations, in turn. */
const MARKS = 4

/** Tells whether a licence's number may be shown on a day (`YYYY-MM-DD`): it has not expired. */
function izinBelumHabis({ nomor, berlaku_sampai }: PengaturanIsi['ppiu'], today: string): boolean {
  return nomor !== '' && (berlaku_sampai === '' || berlaku_sampai >= today)
}

/** A licence as pages may carry it: of one that ended not even its number, which a page would hold unseen. */
function tampakIzin(izin: PengaturanIsi['ppiu'], today: string): Izin {
  return izinBelumHabis(izin, today) ? izin : { nomor: '', berlaku_sampai: '' }
}

/** Returns the agency from its settings, as of a day. */
export function agencyOf(
  isi: PengaturanIsi & { updated_at?: string },
  { siteUrl, today }: { siteUrl: string; today: string },
): Agency {
  const ppiu = izinBelumHabis(isi.ppiu, today) ? isi.ppiu.nomor : ''
  const pihk = izinBelumHabis(isi.pihk, today) ? isi.pihk.nomor : ''
  const izin = izinText({ ppiu, pihk })
  const penyelenggara: Penyelenggara = {
    company: isi.company,
    ppiu: tampakIzin(isi.ppiu, today),
    pihk: tampakIzin(isi.pihk, today),
    licence_check_url: isi.licence_check_url,
    updated_at: isi.updated_at,
  }
  const angka = semuaAngka(isi.angka, today)
  const batal = cancellationTerms(isi, today)
  const words: Record<Sebutan, string> = {
    ...sebutanAngka(angka),
    merek: isi.brand,
    perusahaan: isi.company || isi.brand,
    alamat: isi.address,
    kota: isi.city,
    email: isi.email,
    telepon: isi.phone,
    jam: isi.hours,
    // That a licence holds is said of one whose last day is known.
    izin: izin && `, ${isBerizin({ ppiu, pihk, penyelenggara }) ? 'dengan izin' : 'nomor izin'} ${izin}`,
    piksel: isi.pixel_id ? PIKSEL_KALIMAT.ada : PIKSEL_KALIMAT.tidak,
    pembayaran: ketentuanButir('pembayaran', { angka, batal }).join(' '),
    pembatalan: ketentuanButir('pembatalan', { angka, batal }).join(' '),
  }
  const naskah = (teks: string) =>
    bagianOf(toItems(teks, { angka, batal })).map((bagian) => ({
      ...bagian,
      isi: bagian.isi.map((paragraf) => fillMentions(paragraf, words)),
      points: bagian.points.map((butir) => fillMentions(butir, words)),
    }))
  const sosial: Sosial[] = [
    { nama: 'Instagram', ikon: 'instagram', url: isi.instagram },
    { nama: 'YouTube', ikon: 'youtube', url: isi.youtube },
    { nama: 'Facebook', ikon: 'facebook', url: isi.facebook },
  ]
  return {
    siteUrl,
    brand: isi.brand,
    company: isi.company,
    tagline: isi.tagline,
    email: isi.email,
    phone: isi.phone,
    chatPhone: isi.chat_phone || isi.phone,
    sosial: sosial.filter(({ url }) => url !== ''),
    address: isi.address,
    city: isi.city,
    hours: isi.hours,
    ppiu,
    pihk,
    akreditasi: isi.akreditasi,
    licenceCheckUrl: isi.licence_check_url,
    licenceCheckRujukan: {
      sumber: isi.licence_check_sumber,
      berlaku_sejak: isi.licence_check_sejak,
      diperiksa_pada: isi.licence_check_diperiksa,
    },
    penyelenggara,
    associations: isi.asosiasi.map(({ nama }, index) => ({
      name: nama,
      mark: `/ornamen/badge-${(index % MARKS) + 1}.svg`,
    })),
    logo: isi.logo,
    pixelId: isi.pixel_id,
    pixelConsent: isi.pixel_consent,
    pixelTeks: fillMentions(isi.pixel_teks, words),
    pixelVersi: isi.pixel_versi,
    visi: isi.visi,
    misi: misiOf(isi.misi),
    syarat: naskah(isi.syarat),
    privasi: naskah(isi.privasi),
    persetujuan: persetujuanOf(isi),
    rekening: rekeningResmi(isi),
    batal,
    pengaduan: isi.pengaduan,
    angka,
    daftarAngka: daftarAngka(isi.angka, angka, today),
    libur: isi.libur,
    halamanContoh: isi.halaman_contoh,
  }
}

/** The consent that the settings ask for. */
function persetujuanOf(isi: PengaturanIsi): Persetujuan {
  return { versi: isi.persetujuan_versi, teks: isi.persetujuan, pemasaran: isi.persetujuan_pemasaran }
}

/**
 * A licence as pages name it. Without a last day its validity is unproven: the number is shown, and nothing is claimed
 * of it.
 */
export interface IzinTampil {
  jenis: 'PPIU' | 'PIHK'
  nomor: string
  /** The last day, `YYYY-MM-DD`, not past; empty if unknown. */
  sampai: string
}

/** Returns the licences that have not expired, in the order in which they are named. */
export function izinOf({
  ppiu,
  pihk,
  penyelenggara,
}: Pick<Agency, 'ppiu' | 'pihk'> & Partial<Pick<Agency, 'penyelenggara'>>): IzinTampil[] {
  const all: IzinTampil[] = [
    { jenis: 'PPIU', nomor: ppiu, sampai: penyelenggara?.ppiu.berlaku_sampai ?? '' },
    { jenis: 'PIHK', nomor: pihk, sampai: penyelenggara?.pihk.berlaku_sampai ?? '' },
  ]
  return all.filter(({ nomor }) => nomor !== '')
}

/** Tells whether pages may call the agency licensed: it has a licence, and each has a last day that is not past. */
export function isBerizin(agency: Parameters<typeof izinOf>[0]): boolean {
  const izin = izinOf(agency)
  return izin.length > 0 && izin.every(({ sampai }) => sampai !== '')
}

/** Writes the licences that are valid: `PPIU 000/2024 dan PIHK 000/2024`; empty without any. */
export function izinText(agency: Pick<Agency, 'ppiu' | 'pihk'>, between = ' dan '): string {
  return izinOf(agency)
    .map(({ jenis, nomor }) => `${jenis} ${nomor}`)
    .join(between)
}

/** Words for each figure that a text may name. */
function sebutanAngka(angka: Agency['angka']): Record<KunciAngka, string> {
  return {
    harga_acuan: angkaTeks(angka.harga_acuan),
    paspor_bulan: angkaTeks(angka.paspor_bulan),
    paspor_kata: angkaTeks(angka.paspor_kata),
    vaksin_hari: angkaTeks(angka.vaksin_hari),
    vaksin_awal_hari: angkaTeks(angka.vaksin_awal_hari),
    uang_muka: angkaTeks(angka.uang_muka),
    pelunasan_hari: angkaTeks(angka.pelunasan_hari),
    lunas_hari: angkaTeks(angka.lunas_hari),
    batas_dp_hari: angkaTeks(angka.batas_dp_hari),
    dokumen_bulan: angkaTeks(angka.dokumen_bulan),
    meningitis_bulan: angkaTeks(angka.meningitis_bulan),
    polio_bulan: angkaTeks(angka.polio_bulan),
    foto_bulan: angkaTeks(angka.foto_bulan),
    paspor_masuk_hari: angkaTeks(angka.paspor_masuk_hari),
    paspor_visa_hari: angkaTeks(angka.paspor_visa_hari),
    paspor_kembali_hari: angkaTeks(angka.paspor_kembali_hari),
    meterai_batas: angkaTeks(angka.meterai_batas),
    meterai_tarif: angkaTeks(angka.meterai_tarif),
    gateway_va: angkaTeks(angka.gateway_va),
    gateway_qris: angkaTeks(angka.gateway_qris),
    gateway_kartu: angkaTeks(angka.gateway_kartu),
    ppn_umrah: angkaTeks(angka.ppn_umrah),
    ppn_haji: angkaTeks(angka.ppn_haji),
    ppn_overseas: angkaTeks(angka.ppn_overseas),
    daftar_bulan: angkaTeks(angka.daftar_bulan),
    lunas_bulan: angkaTeks(angka.lunas_bulan),
    anak_tahun: angkaTeks(angka.anak_tahun),
    bayi_tahun: angkaTeks(angka.bayi_tahun),
    dokumen_hari: angkaTeks(angka.dokumen_hari),
    manifest_hari: angkaTeks(angka.manifest_hari),
    visa_hari: angkaTeks(angka.visa_hari),
    visa_pakai_hari: angkaTeks(angka.visa_pakai_hari),
    kamar_hari: angkaTeks(angka.kamar_hari),
    manasik_hari: angkaTeks(angka.manasik_hari),
    minimum_hari: angkaTeks(angka.minimum_hari),
    pendamping_tahun: angkaTeks(angka.pendamping_tahun),
    laporan_pulang_hari: angkaTeks(angka.laporan_pulang_hari),
    jawab_data_jam: angkaTeks(angka.jawab_data_jam),
  }
}

/** Lists the known public figures, then the agency's own that are in force. */
function daftarAngka(rows: readonly Angka[], angka: Agency['angka'], today: string): AngkaTampil[] {
  const dikenal = KUNCI_ANGKA.filter((kunci) => !('internal' in ANGKA_DIKENAL[kunci])).map((kunci) => ({
    nama: ANGKA_DIKENAL[kunci].nama,
    teks: angkaTeks(angka[kunci]),
    sumber: sumberTeks(angka[kunci]),
  }))
  const sendiri = rows
    .filter(({ kunci, berlaku_sejak }) => kunciAngka(kunci) === null && berlaku_sejak <= today)
    .map(({ kunci, nilai, diperiksa_pada = '', ...row }) => ({
      nama: kunci,
      teks: typeof nilai === 'number' ? nilai.toLocaleString('id-ID') : nilai,
      sumber: sumberTeks({ ...row, diperiksa_pada }),
    }))
  return [...dikenal, ...sendiri]
}

/** Returns the figures by which a family's cost is computed. */
export function calculationRules({ angka }: Pick<Agency, 'angka'>): CalculationRules {
  return { anak: angka.anak_tahun.nilai, bayi: angka.bayi_tahun.nilai, lunas: angka.lunas_hari.nilai }
}

/** Returns the address of a chat with customer service, with the message's text. */
export function agencyChatUrl(agency: Pick<Agency, 'chatPhone'>, message?: string): string {
  return chatUrl(agency.chatPhone, message)
}
