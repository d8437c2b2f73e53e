import type { DokumenJenis, DokumenStatus } from '../../people/jamaah/dokumen.ts'
import type { Jamaah } from '../../people/jamaah/jamaah-fields.ts'
import type { AturanKunci, Tegas } from '../../settings/pengaturan/aturan-siap.ts'
import type { Musim } from '../../settings/pengaturan/musim.ts'
import type { PesertaJenis } from '../pemesanan/pemesanan-fields.ts'

/* Requirements of a journey as plain values: their labels and states, and what they are judged by. */

/** The label of each requirement, in the order in which the office asks for them. */
export const SYARAT_LABEL = {
  jamaah: 'Data jamaah',
  nama: 'Nama di paspor',
  tgl_lahir: 'Tanggal lahir',
  paspor: 'Paspor',
  berkas_paspor: 'Foto paspor',
  pas_foto: 'Pas foto',
  ktp: 'KTP',
  kk: 'Kartu keluarga',
  akta_lahir: 'Akta lahir',
  buku_nikah: 'Buku nikah',
  bpjs: 'BPJS',
  meningitis: 'Vaksin meningitis',
  polio: 'Vaksin polio',
  pendamping: 'Pendamping',
  visa: 'Visa',
  polis: 'Polis asuransi',
  musim: 'Musim umrah',
} as const
export type SyaratKunci = keyof typeof SYARAT_LABEL

/** Tells whether a name is that of a requirement. */
export const isSyaratKunci = (name: string): name is SyaratKunci => Object.hasOwn(SYARAT_LABEL, name)
/** The requirements in the order in which the office asks for them. */
export const SYARAT_KUNCI: readonly SyaratKunci[] = Object.keys(SYARAT_LABEL).filter(isSyaratKunci)

/** States of a requirement: met, met but odd, and one with which nobody gets a visa or a ticket. */
export const SYARAT_KEADAAN = ['ok', 'peringatan', 'penghalang'] as const
export type SyaratKeadaan = (typeof SYARAT_KEADAAN)[number]

/** One requirement of one person; `alasan` is a sentence, blank for one that is met. It names no number. */
export interface Syarat {
  kunci: SyaratKunci
  keadaan: SyaratKeadaan
  alasan: string
  /** The day (`YYYY-MM-DD`) by which it must be done; blank for one that is met, and where no day is known. */
  batas: string
}

/** The journey that people are to be ready for. Days are `YYYY-MM-DD`, blank while unknown. */
export interface Journey {
  berangkat: string
  pulang: string
  /** False for journeys that need neither a vaccination nor a policy. */
  perlu_vaksin: boolean
  /** True for an umrah, whose visas and seasons have rules of their own. */
  umrah: boolean
}

/** The agency's figures of readiness and of a departure's deadlines, as they hold on the day of departure. */
export interface ReadinessFigures {
  paspor_bulan: number
  paspor_kata: number
  vaksin_hari: number
  vaksin_awal_hari: number
  meningitis_bulan: number
  polio_bulan: number
  foto_bulan: number
  dokumen_hari: number
  manifest_hari: number
  visa_hari: number
  visa_pakai_hari: number
  pendamping_tahun: number
  minimum_hari: number
  manasik_hari: number
  kamar_hari: number
  laporan_pulang_hari: number
}

/** A stored paper; a person's come newest first. */
interface Paper {
  jenis: DokumenJenis
  status: DokumenStatus
  /** The reason of a refusal. */
  alasan: string
  /** The day of its upload in Jakarta. */
  diunggah: string
}

/** The record of a participant, as far as readiness is judged by it. */
export interface ReadyPilgrim
  extends Pick<
    Jamaah,
    'id' | 'nama_paspor' | 'tgl_lahir' | 'tgl_terbit' | 'tgl_habis' | 'vaksin' | 'status_nikah'
  > {
  /** True if the number of a passport is stored. */
  ada_paspor: boolean
  dokumen: readonly Paper[]
  /** Ids of the pilgrims who are related to this one. */
  kerabat: readonly number[]
}

/** A participant of a booking with their record; null for a place that is nobody's yet. */
export interface Traveller {
  id: number
  jenis: PesertaJenis
  tanggal_lahir: string
  jamaah: ReadyPilgrim | null
  /** The visa: its number is stored or not, and its first and last day. */
  visa: { ada: boolean; berlaku: string; akhir: string }
  /** The policy: its number is stored or not, and its first and last day. */
  polis: { ada: boolean; awal: string; akhir: string }
}

/** The rules by which readiness is judged, as they hold for a departure. */
export interface Asked {
  journey: Journey
  angka: ReadinessFigures
  /** The most that an unmet requirement is. */
  tegas: Readonly<Record<AturanKunci, Tegas>>
  /** All recorded seasons. */
  musim: readonly Musim[]
  /** A day in Jakarta. */
  today: string
}

/** A judged requirement before its day and its strictness are added. */
export type Found = Pick<Syarat, 'keadaan' | 'alasan'>
export const OK: Found = { keadaan: 'ok', alasan: '' }
/** Returns a finding that only warns. */
export const warn = (alasan: string): Found => ({ keadaan: 'peringatan', alasan })
/** Returns a finding with which nobody gets a visa or a ticket. */
export const block = (alasan: string): Found => ({ keadaan: 'penghalang', alasan })

/** Returns the worst state of requirements. */
export function worstOf(syarat: readonly Pick<Syarat, 'keadaan'>[]): SyaratKeadaan {
  const rank = syarat.map(({ keadaan }) => SYARAT_KEADAAN.indexOf(keadaan))
  return SYARAT_KEADAAN[Math.max(0, ...rank)] ?? 'ok'
}
