import { afterEach, describe, expect, it } from 'vitest'
import { salinanPada, salinPaketSchema } from './copy-paket.ts'
import { paketRecord } from './factory.ts'
import { movedDates } from './moved-dates.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const stay = (check_in: string, check_out: string) => ({
  itineraris: [{ tanggal: check_in }],
  hotels: [{ check_in, check_out }],
  maskapais: [{ date_departure: check_in, date_arrival: check_out }],
})

describe('dates that follow a departure', () => {
  it.each([
    ['over the day of a leap year', '2027-02-26', '2028-02-26', '2027-03-01', '2028-02-29'],
    ['past a February without one', '2028-02-26', '2027-02-26', '2028-02-29', '2027-03-01'],
    ['from the end of a month into a shorter one', '2027-01-31', '2027-02-28', '2027-02-01', '2027-03-01'],
    ['back over the end of a year', '2027-01-02', '2026-12-30', '2027-01-04', '2027-01-01'],
  ])('move as many days as it does %s', (_where, from, to, day, moved) => {
    expect(movedDates(stay(from, day), from, to)).toEqual(stay(to, moved))
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Jakarta'])(
    'are the same days to an office in %s, whose clock may be set meanwhile',
    (tz) => {
      process.env.TZ = tz
      expect(movedDates(stay('2027-03-13', '2027-03-15'), '2027-03-13', '2027-11-06')).toEqual(
        stay('2027-11-06', '2027-11-08'),
      )
    },
  )

  it('stay what they are where they are no days', () => {
    expect(movedDates(stay('', 'besok'), '2027-01-01', '2027-02-01')).toEqual(stay('', 'besok'))
  })
})

describe('a copy for another day', () => {
  it('is a draft of its own, with all seats free', () => {
    const copy = salinanPada(paketRecord({ total_pax: 45, sisa_pax: 3 }), '2027-01-16')
    expect(copy).toMatchObject({ status: 'draf', tanggal_keberangkatan: '2027-01-16', sisa_pax: 45 })
    for (const name of ['id', 'slug', 'created_at', 'updated_at']) expect(copy).not.toHaveProperty(name)
  })

  it('has no price and no seats where the draft that was copied had none', () => {
    const draft = paketRecord({ status: 'draf', kosong: 'harga_quad,total_pax,sisa_pax', total_pax: 0 })
    const copy = salinanPada(draft, '2027-01-16')
    for (const name of ['harga_quad', 'total_pax', 'sisa_pax']) expect(copy).not.toHaveProperty(name)
  })
})

it.each([
  ['no day', []],
  ['a day that is none', ['2027-02-29']],
  ['one day twice', ['2027-01-16', '2027-01-16']],
  ['no list', '2027-01-16'],
])('%s is refused in Indonesian', (_what, tanggal) => {
  const { error } = salinPaketSchema.safeParse({ dari: 1, tanggal })
  expect(error?.issues[0]?.path[0]).toBe('tanggal')
  expect(error?.issues[0]?.message).toMatch(/^(?:Isi|Tanggal|29 Februari 2027 tidak ada)/)
})

it.each([7, '7', 'umrah-reguler'])('is copied from what %s names', (dari) => {
  expect(salinPaketSchema.parse({ dari, tanggal: ['2027-01-16'] }).dari).toBe(String(dari))
})
