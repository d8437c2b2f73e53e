import { expect, it } from 'vitest'
import { kelompokOf } from './mutasi-group.ts'
import type { Tanda } from './propose.ts'

const sign = (kunci: Tanda['kunci'], cocok = true): Tanda => ({ kunci, cocok })
const of = (...usulan: { jumlah?: number; tanda: Tanda[] }[]) =>
  kelompokOf({
    jumlah: 2_500_000,
    keadaan: 'baru',
    usulan: usulan.map((one) => ({ jumlah: 2_500_000, ...one })),
  })
const SURE = [sign('jumlah'), sign('nama'), sign('bukti')]

it('holds a line for ready by its exact sum and two more signs', () => {
  expect(of({ tanda: SURE })).toBe('siap')
  expect(of({ tanda: [sign('jumlah'), sign('unik'), sign('kode')] })).toBe('siap')
  expect(of({ tanda: SURE }, { tanda: [sign('nama')] })).toBe('siap')
})

it('leaves to a person what lacks a sign, has a doubt, is divided, or may be of two', () => {
  expect(of({ tanda: [sign('jumlah'), sign('nama')] })).toBe('keputusan')
  // Two names are one kind of sign.
  expect(of({ tanda: [sign('jumlah'), sign('nama'), sign('nama')] })).toBe('keputusan')
  expect(of({ tanda: [sign('kode'), sign('nama'), sign('bukti')] })).toBe('keputusan')
  expect(of({ tanda: [...SURE, sign('keadaan', false)] })).toBe('keputusan')
  expect(of({ tanda: SURE, jumlah: 1_000_000 })).toBe('keputusan')
  expect(of({ tanda: SURE }, { tanda: SURE })).toBe('keputusan')
  expect(of({ tanda: SURE }, { tanda: [sign('kode'), sign('jumlah', false)] })).toBe('keputusan')
})

it('knows nobody of a line without proposals or with sen, and no group of what is done', () => {
  expect(of()).toBe('tidak_dikenal')
  const line = { jumlah: 1_234.56, keadaan: 'baru', usulan: [{ jumlah: 1_234, tanda: SURE }] } as const
  expect(kelompokOf(line)).toBe('tidak_dikenal')
  expect(kelompokOf({ ...line, jumlah: -17_000 })).toBe('keluar')
  for (const keadaan of ['cocok', 'diabaikan'] as const) expect(kelompokOf({ ...line, keadaan })).toBeNull()
})
