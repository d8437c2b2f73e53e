import {
  asClause,
  DOKUMEN_LABEL,
  type DokumenJenis,
  isDoseOf,
  newestOf,
} from '../../people/jamaah/dokumen.ts'
import { passportOdd } from '../../people/jamaah/periksa-jamaah.ts'
import { addDays, addMonths, formatTanggal, isTanggal } from '../../platform/format/tanggal.ts'
import type { AturanKunci } from '../../settings/pengaturan/aturan-siap.ts'
import { isMinor } from '../pemesanan/booking-warnings.ts'
import { musimFound, polisFound, visaFound } from './journey-papers.ts'
import {
  type Asked,
  block,
  type Found,
  OK,
  type ReadinessFigures,
  type ReadyPilgrim,
  SYARAT_KUNCI,
  type Syarat,
  type SyaratKunci,
  type Traveller,
  warn,
} from './syarat.ts'

/*
 * Readiness of people for a departure, as plain values: it is computed from the days of departure and return each time
 * it is asked for, so that a departure that moves tells at once whose passport is too short by then.
 */

/** Returns the requirements of one of a booking's participants, each with its state and its last day. */
export function readinessOf(one: Traveller, all: readonly Traveller[], asked: Asked): Syarat[] {
  const { jamaah } = one
  const { angka } = asked
  const forAll = forAllOf(asked)
  const found: Syarat[] = []
  const add = (kunci: SyaratKunci, state: Found | null) => {
    const held = state && softened(kunci, state, asked)
    if (!held) return
    const met = held.keadaan === 'ok' && forAll.met.get(kunci)
    found.push(
      met || { kunci, keadaan: held.keadaan, alasan: held.alasan, batas: forAll.batas.get(kunci) ?? '' },
    )
  }
  if (jamaah) {
    add('jamaah', OK)
    add('nama', nameFound(jamaah, angka))
    add('tgl_lahir', birthFound(one, jamaah))
    add('paspor', passportFound(jamaah, asked))
    add('berkas_paspor', passportPictureFound(jamaah))
    add('pas_foto', photoFound(jamaah, asked))
    add('ktp', paperFound(jamaah, 'ktp'))
    add('kk', paperFound(jamaah, 'kk'))
    if (isYoung(one, asked)) add('akta_lahir', paperFound(jamaah, 'akta_lahir'))
    if (jamaah.status_nikah === 'MENIKAH') add('buku_nikah', paperFound(jamaah, 'buku_nikah'))
    add('bpjs', paperFound(jamaah, 'bpjs'))
    add('meningitis', vaccineFound(one, jamaah, 'vaksin_meningitis', angka.meningitis_bulan, asked))
    add('polio', vaccineFound(one, jamaah, 'vaksin_polio', angka.polio_bulan, asked))
  } else add('jamaah', block('Tempat ini belum diisi jamaah.'))
  add('pendamping', guardianFound(one, all, asked))
  add('visa', visaFound(one, asked))
  add('polis', polisFound(one, asked))
  add('musim', forAll.musim)
  return found
}

/** Findings that are the same for everybody of a departure: a full one has two hundred people. */
interface ForAll {
  /** The day by which each requirement must be met. */
  batas: ReadonlyMap<SyaratKunci, string>
  /** Each requirement as it is met: of a full departure's thousands most are. */
  met: ReadonlyMap<SyaratKunci, Syarat>
  /** The earliest last day that a passport may have; empty while the departure has no day. */
  paspor: string
  musim: Found | null
  /** The last day of a dose that protects in time; empty while the departure has no day. */
  suntik: string
  /** The days between which a missing dose is given, as a sentence behind another. */
  dosis: string
}
const FOR_ALL = new WeakMap<Asked, ForAll>()

function forAllOf(asked: Asked): ForAll {
  const known = FOR_ALL.get(asked)
  if (known) return known
  const batas = new Map(SYARAT_KUNCI.map((kunci) => [kunci, batasOf(kunci, asked)]))
  const found = {
    batas,
    met: new Map(SYARAT_KUNCI.map((kunci): [SyaratKunci, Syarat] => [kunci, { kunci, ...OK, batas: '' }])),
    paspor: passportUntil(asked),
    musim: musimFound(asked),
    suntik: batas.get('meningitis') ?? '',
    dosis: doseDays(asked),
  }
  FOR_ALL.set(asked, found)
  return found
}

/** Requirements that no setting switches off. */
const ALWAYS = { jamaah: true, tgl_lahir: true } as const
const isSwitched = (kunci: SyaratKunci): kunci is AturanKunci => !Object.hasOwn(ALWAYS, kunci)

/** Returns a finding as the agency's switch of the requirement lets it stand; null if nobody asks for it. */
function softened(kunci: SyaratKunci, found: Found, { tegas }: Asked): Found | null {
  if (!isSwitched(kunci)) return found
  if (tegas[kunci] === 'tidak') return null
  return tegas[kunci] === 'peringatan' && found.keadaan === 'penghalang' ? warn(found.alasan) : found
}

/** The figure that says how many days before the departure a requirement must be met. */
const BATAS: Record<SyaratKunci, keyof ReadinessFigures | null> = {
  jamaah: 'dokumen_hari',
  nama: 'dokumen_hari',
  tgl_lahir: 'dokumen_hari',
  paspor: 'dokumen_hari',
  berkas_paspor: 'dokumen_hari',
  pas_foto: 'dokumen_hari',
  ktp: 'dokumen_hari',
  kk: 'dokumen_hari',
  akta_lahir: 'dokumen_hari',
  buku_nikah: 'dokumen_hari',
  bpjs: 'dokumen_hari',
  meningitis: 'vaksin_hari',
  polio: 'vaksin_hari',
  pendamping: 'dokumen_hari',
  visa: 'visa_hari',
  polis: 'manifest_hari',
  musim: null,
}

/** Returns the day by which a requirement must be met; empty where the departure has none. */
function batasOf(kunci: SyaratKunci, { journey: { berangkat }, angka }: Asked): string {
  const figure = BATAS[kunci]
  return figure && isTanggal(berangkat) ? addDays(berangkat, -angka[figure]) : ''
}

function nameFound({ nama_paspor }: ReadyPilgrim, { paspor_kata }: ReadinessFigures): Found {
  const words = nama_paspor.split(/\s+/).filter(Boolean).length
  return words >= paspor_kata
    ? OK
    : block(
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

/**
 * Returns the day until which a passport lasts at least: calendar months from the departure, and the return. Empty
 * while the departure has no day.
 */
function passportUntil({ journey: { berangkat, pulang }, angka }: Asked): string {
  if (!isTanggal(berangkat)) return ''
  const months = addMonths(berangkat, angka.paspor_bulan)
  return months > pulang ? months : pulang
}

function passportFound(jamaah: ReadyPilgrim, asked: Asked): Found {
  const { tgl_habis, ada_paspor } = jamaah
  const { angka, today } = asked
  const { berangkat } = asked.journey
  const { paspor: needed } = forAllOf(asked)
  if (!ada_paspor) return block('Nomor paspor belum dicatat.')
  if (!isTanggal(tgl_habis)) return block('Masa berlaku paspor belum dicatat.')
  if (tgl_habis < today) return block(`Paspor sudah habis pada ${formatTanggal(tgl_habis)}.`)
  if (tgl_habis < needed)
    return block(
      `Paspor habis ${formatTanggal(tgl_habis)}. Untuk berangkat ${formatTanggal(berangkat)} harus berlaku ${angka.paspor_bulan} bulan, paling cepat habis ${formatTanggal(needed)}.`,
    )
  const odd = passportOdd(jamaah, today)
  if (odd) return warn(odd)
  return needed !== '' ? OK : warn('Hari berangkat belum ditetapkan: masa berlaku belum dapat dinilai.')
}

/** Returns the state of a paper by what people decided of it. */
function paperFound({ dokumen }: ReadyPilgrim, jenis: DokumenJenis): Found {
  const paper = newestOf(dokumen, jenis)
  const label = DOKUMEN_LABEL[jenis]
  switch (paper?.status) {
    case undefined:
      return block(`${label} belum diunggah.`)
    case 'ditolak':
      return block(`${label} ditolak: ${asClause(paper.alasan)}.`)
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

/** Returns the doses of a kind that somebody's record has. */
export const dosesOf = (
  { vaksin }: Pick<ReadyPilgrim, 'vaksin'>,
  jenis: 'vaksin_meningitis' | 'vaksin_polio',
): ReadyPilgrim['vaksin'] => vaksin.filter((one) => isDoseOf(jenis, one.jenis))

/** Infants are asked about at the clinic: a dose that is missing only warns. */
function vaccineFound(
  { jenis: kind }: Traveller,
  jamaah: ReadyPilgrim,
  jenis: 'vaksin_meningitis' | 'vaksin_polio',
  months: number,
  asked: Asked,
): Found | null {
  const { journey, angka } = asked
  if (!journey.perlu_vaksin) return null
  const { berangkat, pulang } = journey
  const { suntik, dosis } = forAllOf(asked)
  const label = DOKUMEN_LABEL[jenis]
  const stop = kind === 'bayi' ? warn : block
  const all = dosesOf(jamaah, jenis)
  // One that is given after the departure helps nobody there: the departure may have moved to before it.
  const given = isTanggal(berangkat) ? all.filter(({ tanggal }) => tanggal <= berangkat) : all
  const [late] = all
  if (late && given.length === 0)
    return stop(
      `${label} disuntik ${formatTanggal(late.tanggal)}, sesudah berangkat ${formatTanggal(berangkat)}.${dosis}`,
    )
  const doses = given.map(({ tanggal, berlaku_sampai }) => ({
    tanggal,
    until: berlaku_sampai || addMonths(tanggal, months),
  }))
  const until = doses
    .map((dose) => dose.until)
    .toSorted()
    .at(-1)
  if (until === undefined) return stop(`${label} belum dicatat.${dosis}`)
  const end = pulang || berangkat
  if (isTanggal(end) && until < end)
    return stop(
      `${label} berlaku sampai ${formatTanggal(until)}, sebelum pulang ${formatTanggal(end)}.${dosis}`,
    )
  // Of doses that last, the first counts: a later one makes nobody wait anew.
  const [first = ''] = doses.flatMap((dose) => (dose.until >= end ? dose.tanggal : [])).toSorted()
  if (suntik !== '' && first > suntik)
    return warn(
      `${label} disuntik ${formatTanggal(first)}, kurang dari ${angka.vaksin_hari} hari sebelum berangkat ${formatTanggal(berangkat)}.`,
    )
  const paper = paperFound(jamaah, jenis)
  return paper.keadaan === 'ok' ? OK : warn(paper.alasan)
}

/**
 * Writes between which days a dose that is missing is given. Who has one that lasts was given it at any time before:
 * the window's first day makes no older dose wrong.
 */
function doseDays({ journey: { berangkat }, angka, today }: Asked): string {
  if (!isTanggal(berangkat)) return ''
  const first = addDays(berangkat, -angka.vaksin_awal_hari)
  const last = addDays(berangkat, -angka.vaksin_hari)
  if (last < today) return ` Hari terakhir untuk menyuntiknya, ${formatTanggal(last)}, sudah lewat.`
  return first < today || first >= last
    ? ` Suntik paling lambat ${formatTanggal(last)}.`
    : ` Suntik antara ${formatTanggal(first)} dan ${formatTanggal(last)}.`
}

/** Tells whether somebody is under the age at which people travel alone, on the day of departure. */
const isYoung = (one: Traveller, { journey: { berangkat }, angka }: Asked): boolean =>
  isMinor(agedOf(one), berangkat, angka.pendamping_tahun)

/** Somebody under age needs an adult of the same booking, and papers that say who that is. */
function guardianFound(one: Traveller, all: readonly Traveller[], asked: Asked): Found | null {
  if (!isYoung(one, asked)) return null
  const adults = all.filter((other) => other !== one && !isYoung(other, asked))
  if (adults.length === 0)
    return block(
      `Di bawah ${asked.angka.pendamping_tahun} tahun saat berangkat, dan tidak ada orang dewasa di pemesanan ini.`,
    )
  const { jamaah } = one
  const isRelated = adults.some((other) => other.jamaah && jamaah?.kerabat.includes(other.jamaah.id))
  return jamaah && !isRelated ? warn('Hubungannya dengan orang dewasa di pemesanan ini belum dicatat.') : OK
}

const agedOf = ({ jenis, tanggal_lahir, jamaah }: Traveller) => ({
  jenis,
  tanggal_lahir: jamaah?.tgl_lahir || tanggal_lahir,
})
