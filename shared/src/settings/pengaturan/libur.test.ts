import { expect, it } from 'vitest'
import { PENGATURAN_CONTOH, PENGATURAN_KOSONG } from './awal.ts'
import { readPengaturan } from './fetch-pengaturan.ts'
import { liburPada } from './libur.ts'
import { LIBUR_CONTOH } from './libur-awal.ts'
import { pengaturanUpdateSchema } from './pengaturan-schema.ts'

const one = (nama: string, mulai: string, selesai: string) => ({ nama, mulai, selesai })
const SEKOLAH = one('Sekolah', '2026-12-19', '2027-01-02')
const RAMADAN = one('Ramadan', '2027-02-08', '2027-03-08')
const SEHARI = one('Sehari', '2027-03-01', '2027-03-01')
const SEMUA = [SEHARI, RAMADAN, SEKOLAH]
const names = (mulai: string, selesai: string) => liburPada(SEMUA, mulai, selesai).map(({ nama }) => nama)

it('gives what touches a range by its first or its last day, and nothing that ends before or begins after', () => {
  expect(names('2026-12-01', '2026-12-31')).toEqual(['Sekolah'])
  expect(names('2027-01-02', '2027-01-31')).toEqual(['Sekolah'])
  expect(names('2027-01-03', '2027-02-07')).toEqual([])
  expect(names('2027-02-08', '2027-02-08')).toEqual(['Ramadan'])
  expect(names('2027-03-09', '2027-12-31')).toEqual([])
})

it('gives the earliest first whatever the order in the settings, overlapping ones both, and leaves the list as it was', () => {
  expect(names('2026-01-01', '2027-12-31')).toEqual(['Sekolah', 'Ramadan', 'Sehari'])
  expect(
    liburPada(
      [one('B', '2027-03-01', '2027-03-01'), one('A', '2027-03-01', '2027-03-05')],
      '2027-03-01',
      '2027-03-31',
    ).map(({ nama }) => nama),
  ).toEqual(['A', 'B'])
  expect(SEMUA).toEqual([SEHARI, RAMADAN, SEKOLAH])
})

it('keeps a day in its month on a machine in Los Angeles', () => {
  const before = process.env.TZ
  process.env.TZ = 'America/Los_Angeles'
  try {
    expect(new Date('2027-03-01T00:00:00Z').getDate()).toBe(28)
    expect(names('2027-03-01', '2027-03-31')).toEqual(['Ramadan', 'Sehari'])
    expect(liburPada([SEHARI], '2027-02-01', '2027-02-28')).toEqual([])
  } finally {
    process.env.TZ = before
  }
})

it('is empty of an older host, which knows none', () => {
  const { libur: _, ...older } = PENGATURAN_CONTOH
  expect(readPengaturan({ data: { ...older, id: 1 } })?.libur).toEqual([])
  expect(PENGATURAN_KOSONG.libur).toEqual([])
})

it('begins in the demonstration with rows that hold', () => {
  expect(pengaturanUpdateSchema.safeParse({ libur: LIBUR_CONTOH }).success).toBe(true)
})

it('refuses a holiday that ends before it begins, by its row, and no single day', () => {
  const row = { ...one('X', '2027-03-02', '2027-03-01'), jenis: 'sekolah' }
  const { error } = pengaturanUpdateSchema.safeParse({ libur: [{ ...row, selesai: row.mulai }, row] })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['libur.1.selesai', 'Hari terakhir mendahului hari pertama'],
  ])
})
