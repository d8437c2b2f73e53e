import { expect, it } from 'vitest'
import { filled } from '../../records/noun/given.ts'
import { JAMAAH_FIELDS } from './jamaah-fields.ts'
import { jamaahErrors, jamaahPeringatan } from './periksa-jamaah.ts'

const TODAY = '2026-11-27'
const papers = (given: Partial<Parameters<typeof jamaahErrors>[0]>) =>
  filled(JAMAAH_FIELDS, { nama_paspor: 'SITI', ...given })
const warned = (given: Parameters<typeof papers>[0]) => jamaahPeringatan(papers(given), TODAY)

it('says nothing of who has no papers yet', () => {
  expect([jamaahErrors(papers({})), warned({})]).toEqual([{}, {}])
})

it('refuses numbers that cannot be, by field', () => {
  expect(Object.keys(jamaahErrors(papers({ nik: '3602', no_paspor: 'X-1', no_bpjs: '12a' })))).toEqual([
    'nik',
    'no_paspor',
    'no_bpjs',
  ])
})

it('compares a birth with a NIK by day, month and two digits of the year, whatever the century', () => {
  const nik = '3602014107900001'
  expect(warned({ nik, tgl_lahir: '1990-07-01' })).toEqual({})
  expect(warned({ nik, tgl_lahir: '1890-07-01' })).toEqual({})
  for (const tgl_lahir of ['1990-07-02', '1990-01-07', '1991-07-01'])
    expect(warned({ nik, tgl_lahir }).tgl_lahir?.[0], tgl_lahir).toContain('01-07-90')
  expect(warned({ nik, jenis_kelamin: 'L' }).jenis_kelamin?.[0]).toContain('perempuan')
  // It asks why, once; what differs stays in sight.
  const odd = { nik, tgl_lahir: '1990-07-02' }
  expect(Object.keys(warned(odd))).toEqual(['tgl_lahir', 'alasan_nik'])
  expect(Object.keys(warned({ ...odd, alasan_nik: 'KTP salah cetak' }))).toEqual(['tgl_lahir'])
  // The number of another card says nothing of its owner.
  expect(warned({ nik, jenis_identitas: 'KITAS', tgl_lahir: '2000-01-01' })).toEqual({})
})

it('knows ten years of a passport to the day, also of one that was issued on 29 February', () => {
  expect(warned({ tgl_terbit: '2024-02-29', tgl_habis: '2034-02-28' })).toEqual({})
  expect(warned({ tgl_terbit: '2024-02-29', tgl_habis: '2034-03-01' })).toHaveProperty('tgl_habis')
})

it('takes ten years of a passport only since passports have them, and five of a child', () => {
  expect(warned({ tgl_terbit: '2022-10-11', tgl_habis: '2032-10-11' })).toHaveProperty('tgl_habis')
  expect(warned({ tgl_terbit: '2022-10-12', tgl_habis: '2032-10-12' })).toEqual({})
  const child = { tgl_lahir: '2007-03-06', tgl_habis: '2034-03-05' }
  expect(warned({ ...child, tgl_terbit: '2024-03-05' })).toHaveProperty('tgl_habis')
  expect(warned({ ...child, tgl_terbit: '2024-03-06' })).toEqual({})
  expect(warned({ tgl_lahir: '2030-01-01', tgl_terbit: '2024-01-01' })).toHaveProperty('tgl_terbit')
})
