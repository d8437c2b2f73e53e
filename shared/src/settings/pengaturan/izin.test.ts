import { expect, it } from 'vitest'
import { agencyOf, isBerizin, izinOf } from '../agency.ts'
import { PENGATURAN_CONTOH } from './awal.ts'
import { isToRenew, izinText, langkahIzin } from './izin.ts'

const TODAY = '2026-11-22'
const stand = (sampai: string, nomor = 'U.214/2023') => izinText(nomor, sampai, TODAY)

it('reminds of a licence ninety, thirty and seven days before it ends, and no sooner', () => {
  expect(stand('2027-02-21')).toEqual({ kata: 'berlaku sampai 21 Februari 2027', tanda: 'berlaku' })
  expect(stand('2027-02-20')).toEqual({ kata: 'habis 90 hari lagi', tanda: 'segera' })
  expect(stand('2026-12-23').tanda).toBe('segera')
  expect(stand('2026-12-22')).toEqual({ kata: 'habis 30 hari lagi', tanda: 'dekat' })
  expect(stand('2026-11-30').tanda).toBe('dekat')
  expect(stand('2026-11-29')).toEqual({ kata: 'habis 7 hari lagi', tanda: 'mendesak' })
  expect(stand(TODAY)).toEqual({ kata: 'habis hari ini', tanda: 'mendesak' })
})

it('says that one which ended is shown to nobody, and asks nothing about one without an end or a number', () => {
  expect(stand('2026-11-21')).toEqual({
    kata: 'habis 21 November 2026, tidak ditampilkan di situs',
    tanda: 'habis',
  })
  const marks = [stand(''), stand('2026-01-01', ''), stand('2030-01-01')].map(({ tanda }) => tanda)
  expect(marks).toEqual(['tanpaAkhir', 'kosong', 'berlaku'])
  expect(stand('').kata).toContain('isi hari terakhirnya')
  expect(marks.some(isToRenew)).toBe(false)
})

it('has staff written to at each step, and for some time after the end', () => {
  const steps = ['2027-02-21', '2027-02-20', '2026-12-22', '2026-11-29', TODAY, '2026-11-21', '2026-09-22']
  expect(steps.map((sampai) => langkahIzin('U.1', sampai, TODAY))).toEqual([
    null,
    90,
    30,
    7,
    7,
    'habis',
    null,
  ])
  expect(langkahIzin('', TODAY, TODAY)).toBeNull()
  expect(langkahIzin('U.1', '', TODAY)).toBeNull()
})

it('is claimed to hold once its last day is known and not over; without one only its number is told', () => {
  const as = (berlaku_sampai: string) => {
    const izin = { nomor: 'U.214/2023', terbit: '', berlaku_sampai }
    const agency = agencyOf(
      { ...PENGATURAN_CONTOH, ppiu: izin, pihk: { ...izin, nomor: '' } },
      { siteUrl: '', today: TODAY },
    )
    const said = agency.syarat.flatMap(({ isi }) => isi).join(' ')
    return [isBerizin(agency), izinOf(agency).length, /(dengan|nomor) izin PPIU/.exec(said)?.[1]]
  }
  expect([as('2027-02-21'), as(''), as('2026-11-21')]).toEqual([
    [true, 1, 'dengan'],
    [false, 1, 'nomor'],
    [false, 0, undefined],
  ])
})
