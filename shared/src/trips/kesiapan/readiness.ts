import {
  DOKUMEN_LABEL,
  type DokumenJenis,
  type DokumenStatus,
  newestOf,
  VAKSIN_WORD,
} from '../../people/jamaah/dokumen.ts'
import type { Jamaah } from '../../people/jamaah/jamaah-fields.ts'
import { passportOdd } from '../../people/jamaah/periksa-jamaah.ts'
import { addDays, addMonths, formatTanggal, isTanggal } from '../../platform/format/tanggal.ts'
import { ADULT_AGE, isMinor } from '../pemesanan/booking-warnings.ts'
import type { PesertaJenis } from '../pemesanan/pemesanan-fields.ts'

/*
 * Readiness of people for a departure, as plain values: it is computed from the days of departure and return each time
 * it is asked for, so that a departure that moves tells at once whose passport is too short by then.
 */

/** The label of each requirement, in the order in which the office asks for them. */
export const SYARAT_LABEL = {
  jamaah: 'Data jamaah',
  nama: 'Nama di paspor',
  tgl_lahir: 'Tanggal lahir',
  paspor: 'Paspor',
  berkas_paspor: 'Foto paspor',
  pas_foto: 'Pas foto',
  meningitis: 'Vaksin meningitis',
  polio: 'Vaksin polio',
  pendamping: 'Pendamping',
} as const
export type SyaratKunci = keyof typeof SYARAT_LABEL

/** States of a requirement: met, met but odd, and one with which nobody gets a visa or a ticket. */
export const SYARAT_KEADAAN = ['ok', 'peringatan', 'penghalang'] as const
export type SyaratKeadaan = (typeof SYARAT_KEADAAN)[number]

/** One requirement of one person; `alasan` is a sentence, blank for one that is met. It names no number. */
export interface Syarat {
  kunci: SyaratKunci
  keadaan: SyaratKeadaan
  alasan: string
}

/** The journey that people are to be ready for. Days are `YYYY-MM-DD`, blank while unknown. */
export interface Journey {
  berangkat: string
  pulang: string
  /** False for journeys that need no vaccination. */
  perlu_vaksin: boolean
}

/** The agency's figures as they hold on the day of departure. */
export interface ReadinessFigures {
  paspor_bulan: number
  paspor_kata: number
  vaksin_hari: number
  meningitis_bulan: number
  polio_bulan: number
  foto_bulan: number
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
  extends Pick<Jamaah, 'id' | 'nama_paspor' | 'tgl_lahir' | 'tgl_terbit' | 'tgl_habis' | 'vaksin'> {
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
}

interface Asked {
  journey: Journey
  angka: ReadinessFigures
  /** A day in Jakarta. */
  today: string
}

type Found = Omit<Syarat, 'kunci'>
const OK: Found = { keadaan: 'ok', alasan: '' }
const warn = (alasan: string): Found => ({ keadaan: 'peringatan', alasan })
const block = (alasan: string): Found => ({ keadaan: 'penghalang', alasan })

/** Returns the requirements of one of a booking's participants, each with its state. */
export function readinessOf(one: Traveller, all: readonly Traveller[], asked: Asked): Syarat[] {
  const { jamaah } = one
  const { journey, angka } = asked
  const guard = guardianFound(one, all, journey)
  const found: [SyaratKunci, Found | null][] = jamaah
    ? [
        ['jamaah', OK],
        ['nama', nameFound(jamaah, angka)],
        ['tgl_lahir', birthFound(one, jamaah)],
        ['paspor', passportFound(jamaah, asked)],
        ['berkas_paspor', passportPictureFound(jamaah)],
        ['pas_foto', photoFound(jamaah, asked)],
        ['meningitis', vaccineFound(one, jamaah, 'vaksin_meningitis', angka.meningitis_bulan, asked)],
        ['polio', vaccineFound(one, jamaah, 'vaksin_polio', angka.polio_bulan, asked)],
        ['pendamping', guard],
      ]
    : [
        ['jamaah', block('Tempat ini belum diisi jamaah.')],
        ['pendamping', guard],
      ]
  return found.flatMap(([kunci, state]) => (state ? [{ kunci, ...state }] : []))
}

function nameFound({ nama_paspor }: ReadyPilgrim, { paspor_kata }: ReadinessFigures): Found {
  const words = nama_paspor.split(/\s+/).filter(Boolean).length
  return words >= paspor_kata
    ? OK
    : warn(
        `Nama di paspor hanya ${words} kata, kantor kami minta ${paspor_kata}. Tambahkan nama ayah atau kakek di halaman pengesahan paspor.`,
      )
}

function birthFound({ tanggal_lahir }: Traveller, { tgl_lahir }: ReadyPilgrim): Found {
  if (tgl_lahir === '') return block('Tanggal lahir belum dicatat.')
  return tanggal_lahir === '' || tanggal_lahir === tgl_lahir
    ? OK
    : warn(
        `Data jamaah menyebut lahir ${formatTanggal(tgl_lahir)}, pemesanan ${formatTanggal(tanggal_lahir)}. Harga dihitung dari pemesanan.`,
      )
}

/** The passport is counted in calendar months from the departure, and lasts until the return at least. */
function passportFound(jamaah: ReadyPilgrim, { journey, angka, today }: Asked): Found {
  const { tgl_habis, ada_paspor } = jamaah
  const { berangkat, pulang } = journey
  if (!ada_paspor) return block('Nomor paspor belum dicatat.')
  if (!isTanggal(tgl_habis)) return block('Masa berlaku paspor belum dicatat.')
  if (tgl_habis < today) return block(`Paspor sudah habis pada ${formatTanggal(tgl_habis)}.`)
  if (isTanggal(berangkat)) {
    const needed = [addMonths(berangkat, angka.paspor_bulan), pulang].toSorted().at(-1) ?? berangkat
    if (tgl_habis < needed)
      return block(
        `Paspor habis ${formatTanggal(tgl_habis)}. Untuk berangkat ${formatTanggal(berangkat)} harus berlaku ${angka.paspor_bulan} bulan, paling cepat habis ${formatTanggal(needed)}.`,
      )
  }
  const odd = passportOdd(jamaah, today)
  if (odd) return warn(odd)
  return isTanggal(berangkat)
    ? OK
    : warn('Hari berangkat belum ditetapkan: masa berlaku belum dapat dinilai.')
}

/** Returns the state of a paper by what people decided of it. */
function paperFound({ dokumen }: ReadyPilgrim, jenis: DokumenJenis): Found {
  const paper = newestOf(dokumen, jenis)
  const label = DOKUMEN_LABEL[jenis]
  switch (paper?.status) {
    case undefined:
      return block(`${label} belum diunggah.`)
    case 'ditolak':
      return block(`${label} ditolak: ${paper.alasan}.`)
    case 'diterima':
      return OK
    default:
      return warn(`${label} menunggu diperiksa.`)
  }
}

function passportPictureFound(jamaah: ReadyPilgrim): Found {
  const found = paperFound(jamaah, 'paspor')
  const paper = newestOf(jamaah.dokumen, 'paspor')
  return found.keadaan !== 'penghalang' && paper && paper.diunggah < jamaah.tgl_terbit
    ? warn('Foto paspornya lebih lama dari paspor yang sekarang. Minta foto paspor yang baru.')
    : found
}

function photoFound(jamaah: ReadyPilgrim, { journey: { berangkat }, angka }: Asked): Found {
  const found = paperFound(jamaah, 'pas_foto')
  const paper = newestOf(jamaah.dokumen, 'pas_foto')
  if (found.keadaan === 'penghalang' || !paper || !isTanggal(berangkat)) return found
  return addMonths(paper.diunggah, angka.foto_bulan) < berangkat
    ? warn(
        `Pas foto diunggah ${formatTanggal(paper.diunggah)}, lebih dari ${angka.foto_bulan} bulan sebelum berangkat. Minta yang baru.`,
      )
    : found
}

/** Infants are asked about at the clinic: a dose that is missing only warns. */
function vaccineFound(
  { jenis: kind }: Traveller,
  jamaah: ReadyPilgrim,
  jenis: 'vaksin_meningitis' | 'vaksin_polio',
  months: number,
  { journey, angka }: Asked,
): Found | null {
  if (!journey.perlu_vaksin) return null
  const { berangkat, pulang } = journey
  const label = DOKUMEN_LABEL[jenis]
  const stop = kind === 'bayi' ? warn : block
  const doses = jamaah.vaksin
    .filter((one) => one.jenis.toLowerCase().includes(VAKSIN_WORD[jenis]))
    .map(({ tanggal, berlaku_sampai }) => ({ tanggal, until: berlaku_sampai || addMonths(tanggal, months) }))
  const until = doses
    .map((dose) => dose.until)
    .toSorted()
    .at(-1)
  if (until === undefined) return stop(`${label} belum dicatat.`)
  const end = pulang || berangkat
  if (isTanggal(end) && until < end)
    return stop(`${label} berlaku sampai ${formatTanggal(until)}, sebelum pulang ${formatTanggal(end)}.`)
  // Of doses that last, the first counts: a later one makes nobody wait anew.
  const [first = ''] = doses.flatMap((dose) => (dose.until >= end ? dose.tanggal : [])).toSorted()
  if (isTanggal(berangkat) && first > addDays(berangkat, -angka.vaksin_hari))
    return warn(
      `${label} disuntik ${formatTanggal(first)}, kurang dari ${angka.vaksin_hari} hari sebelum berangkat ${formatTanggal(berangkat)}.`,
    )
  const paper = paperFound(jamaah, jenis)
  return paper.keadaan === 'ok' ? OK : warn(paper.alasan)
}

/** Somebody under age needs an adult of the same booking, and papers that say who that is. */
function guardianFound(one: Traveller, all: readonly Traveller[], { berangkat }: Journey): Found | null {
  if (!isMinor(agedOf(one), berangkat)) return null
  const adults = all.filter((other) => other !== one && !isMinor(agedOf(other), berangkat))
  if (adults.length === 0)
    return block(`Di bawah ${ADULT_AGE} tahun saat berangkat, dan tidak ada orang dewasa di pemesanan ini.`)
  const { jamaah } = one
  const isRelated = adults.some((other) => other.jamaah && jamaah?.kerabat.includes(other.jamaah.id))
  return jamaah && !isRelated ? warn('Hubungannya dengan orang dewasa di pemesanan ini belum dicatat.') : OK
}

const agedOf = ({ jenis, tanggal_lahir, jamaah }: Traveller) => ({
  jenis,
  tanggal_lahir: jamaah?.tgl_lahir || tanggal_lahir,
})

/** Returns the worst state of requirements. */
export function worstOf(syarat: readonly Pick<Syarat, 'keadaan'>[]): SyaratKeadaan {
  const rank = syarat.map(({ keadaan }) => SYARAT_KEADAAN.indexOf(keadaan))
  return SYARAT_KEADAAN[Math.max(0, ...rank)] ?? 'ok'
}
