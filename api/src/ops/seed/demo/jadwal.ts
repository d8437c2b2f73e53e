import { addDays, formatBulan, namaHari } from '@safar/shared/platform/format/tanggal'
import { DZULHIJJAH, nextHijriah, RAMADAN, toHijriah } from './hijriah.ts'

/*
 * The departures of the demonstration packages, counted from the day of seeding so that a fresh product always sells
 * something. As with a real agency, ordinary umrah avoids Ramadan and the weeks around Hajj, when no umrah visas are
 * given.
 */

type Hari = 'Minggu' | 'Senin' | 'Selasa' | 'Rabu' | 'Kamis' | 'Jumat' | 'Sabtu'

/** The first such weekday on or after a date. */
function onHari(from: string, hari: Hari): string {
  let date = from
  while (namaHari(date) !== hari) date = addDays(date, 1)
  return date
}

function isMusimRamadan(date: string): boolean {
  const { bulan, hari } = toHijriah(date)
  return bulan === RAMADAN || (bulan === RAMADAN + 1 && hari <= 7)
}

function isMusimHaji(date: string): boolean {
  const { bulan, hari } = toHijriah(date)
  return bulan === 11 || bulan === DZULHIJJAH || (bulan === 10 && hari > 7) || (bulan === 1 && hari < 10)
}

const isTutup = {
  umrah: (date: string) => isMusimRamadan(date) || isMusimHaji(date),
  overseas: isMusimRamadan,
}

interface Rombongan {
  jenis: keyof typeof isTutup
  hari: Hari
  durasi: number
}

/** Returns the first departure from `from` on whose whole journey lies in an open season. */
export function keberangkatan(from: string, { jenis, hari, durasi }: Rombongan): string {
  let date = onHari(from, hari)
  while (isTutup[jenis](date) || isTutup[jenis](addDays(date, durasi - 1))) date = addDays(date, 7)
  return date
}

/** Returns the last departure before `before` whose journey lay in an open season. */
export function keberangkatanLalu(before: string, { jenis, hari, durasi }: Rombongan): string {
  let date = onHari(addDays(before, -7), hari)
  while (isTutup[jenis](date) || isTutup[jenis](addDays(date, durasi - 1))) date = addDays(date, -7)
  return date
}

/** The days before a departure from which its seats are on sale. */
const MASA_JUAL = 14

/** Returns the next 27 December that can still be sold. */
export function akhirTahun(today: string): string {
  const thisYear = `${today.slice(0, 4)}-12-27`
  return thisYear >= addDays(today, MASA_JUAL) ? thisYear : `${Number(today.slice(0, 4)) + 1}-12-27`
}

/** The weeks that the school calendars of most provinces leave free in June and July. */
const LIBUR = { dari: '06-20', berangkatTerakhir: '07-04' }
/** Ramadan and Hajj pass through a month in some thirty-three years; within two such rounds a summer is free. */
const ROUNDS = 66

/** Returns the next departure of nine days in the long school holidays that lies in an open season. */
export function liburSekolah(today: string): string {
  const earliest = addDays(today, MASA_JUAL)
  const year = Number(today.slice(0, 4))
  for (let ahead = 0; ahead < ROUNDS; ahead++) {
    const from = `${year + ahead}-${LIBUR.dari}`
    const date = keberangkatan(from > earliest ? from : earliest, {
      jenis: 'umrah',
      hari: 'Sabtu',
      durasi: 9,
    })
    if (date >= from && date <= `${year + ahead}-${LIBUR.berangkatTerakhir}`) return date
  }
  throw new RangeError(`no open school holidays after ${today}`)
}

/**
 * Returns a departure on 17 Ramadan, so that the group is in Makkah when the last ten nights begin on the eve of the
 * 21st.
 */
export function itikafRamadan(today: string): string {
  return nextHijriah(addDays(today, MASA_JUAL), RAMADAN, 17)
}

/** Returns 8 Dzulhijjah of the next Hajj whose groups have not left yet, or of the one after. */
export function tarwiyah(today: string, musim: 0 | 1 = 0): string {
  const next = nextHijriah(addDays(today, 30), DZULHIJJAH, 8)
  return musim === 0 ? next : nextHijriah(addDays(next, 1), DZULHIJJAH, 8)
}

/** Returns the month's name alone; every card shows the year beside it. */
export function bulanKeberangkatan(date: string): string {
  return formatBulan(date).replace(/ \d+$/, '')
}
