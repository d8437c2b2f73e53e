import { expect, it } from 'vitest'
import type { Role } from '../../access/session/session-schema.ts'
import { byUrgency, isWaiting, type NextStep, nextAction } from './next-action.ts'
import {
  holdsSeats,
  PEMESANAN_STATUS,
  PEMESANAN_STATUS_LABEL,
  stepError,
  stepsFrom,
  whoSets,
} from './pemesanan-status.ts'

it('leads from each state along the life of a booking, and nowhere past a step', () => {
  expect(stepError('draf', 'menunggu_dp')).toBeNull()
  expect(stepError('menunggu_dp', 'sebagian')).toBeNull()
  expect(stepError('sebagian', 'lunas')).toBeNull()
  expect(stepError('lunas', 'berangkat')).toBeNull()
  expect(stepError('berangkat', 'selesai')).toBeNull()
  for (const [from, to] of [
    ['draf', 'lunas'],
    ['menunggu_dp', 'berangkat'],
    ['kedaluwarsa', 'sebagian'],
    ['batal', 'sebagian'],
    ['selesai', 'batal'],
  ] as const)
    expect([from, to, stepError(from, to)]).toEqual([from, to, expect.any(String)])
  expect(stepError('menunggu_dp', 'berangkat')).toBe(
    'Dari Menunggu uang muka pemesanan hanya dapat menjadi Dibayar sebagian, Kedaluwarsa, atau Batal, bukan Berangkat.',
  )
})

it('asks for an admin where money is said to be in', () => {
  for (const status of PEMESANAN_STATUS)
    expect([status, whoSets(status)]).toEqual([
      status,
      ['sebagian', 'lunas'].includes(status) ? 'admin' : 'staff',
    ])
})

it('comes back from its end without a seat', () => {
  for (const status of ['batal', 'kedaluwarsa'] as const)
    expect(stepsFrom(status).filter(holdsSeats)).toEqual([])
})

it('says what is next for a booking, until nothing is', () => {
  const about = {
    batas_dp: '2026-11-30',
    tanpa_jamaah: 0,
    tagihan: { uraian: 'Cicilan 2', jatuh_tempo: '2027-05-22' },
    tanggal_keberangkatan: '2027-06-21',
    durasi: '9 Hari',
  }
  const next = (status: (typeof PEMESANAN_STATUS)[number], more = {}) =>
    nextAction({ ...about, status, ...more }, '2026-11-27')
  expect(next('menunggu_dp')).toEqual({ kunci: 'tagih_dp', teks: 'Tagih uang muka', sampai: '2026-11-30' })
  expect(next('sebagian', { tanpa_jamaah: 2 })?.teks).toBe('Lengkapi data 2 peserta')
  expect(next('sebagian')).toMatchObject({ teks: 'Tagih cicilan 2', sampai: '2027-05-22' })
  const late = { tagihan: { uraian: 'Kursi roda', jatuh_tempo: '2026-11-27' }, tanpa_jamaah: 2 }
  expect(next('sebagian', late)).toMatchObject({ teks: 'Tagih kursi roda', sampai: '2026-11-27' })
  expect(next('berangkat')?.sampai).toBe('2027-06-30')
  const done = PEMESANAN_STATUS.filter((status) => next(status) === null)
  expect(done.map((status) => PEMESANAN_STATUS_LABEL[status])).toEqual(['Selesai', 'Batal'])
})

it('calls for work that can be done now, of each role its own, and not for what is merely to come', () => {
  const today = '2026-11-27'
  const waits = (kunci: NextStep, sampai: string, role: Role = 'staf') =>
    isWaiting({ kunci, teks: '', sampai }, { role, today })
  expect(isWaiting(null, { role: 'admin', today })).toBe(false)
  expect([waits('tagih_dp', '2026-11-29'), waits('tagih_dp', '2026-11-28')]).toEqual([false, true])
  expect(waits('tagih_dp', '2026-11-20', 'keuangan')).toBe(true)
  expect([waits('tagih_pelunasan', '2026-12-05'), waits('tagih_pelunasan', '2026-12-04')]).toEqual([
    false,
    true,
  ])
  expect([waits('tagih_pelunasan', ''), waits('berangkatkan', '')]).toEqual([false, false])
  expect([waits('berangkatkan', '2026-11-28'), waits('berangkatkan', today)]).toEqual([false, true])
  expect([waits('kirim_tagihan', ''), waits('lengkapi_peserta', '2027-06-21')]).toEqual([true, true])
  expect([waits('kirim_tagihan', '', 'keuangan'), waits('kirim_tagihan', '', 'user')]).toEqual([false, false])
})

it('puts the earliest day first, and what has none last', () => {
  const days = ['', '2026-12-04', '2026-11-20']
  const steps = days.map((sampai) => ({ kunci: 'hubungi', teks: '', sampai }) as const)
  expect(steps.sort(byUrgency).map(({ sampai }) => sampai)).toEqual(['2026-11-20', '2026-12-04', ''])
})

it('asks nobody who missed the departure whether they come along', () => {
  const missed = { batas_dp: '', tanpa_jamaah: 0, tagihan: null, durasi: '9 Hari' }
  const next = (tanggal_keberangkatan: string) =>
    nextAction({ ...missed, status: 'kedaluwarsa', tanggal_keberangkatan }, '2026-11-27')
  expect([next('2026-11-26'), next('2026-11-27')?.kunci, next('')?.kunci]).toEqual([
    null,
    'hubungi',
    'hubungi',
  ])
})
