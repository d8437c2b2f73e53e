import { expect, it } from 'vitest'
import { semuaAngka } from '../../settings/pengaturan/angka/berlaku.ts'
import { lawNotices } from './law-notices.ts'

const FACTS = {
  dipesan: '2026-11-21',
  berangkat: '2027-05-21',
  today: '2027-02-21',
  dibayar: 1,
  isPaid: true,
  hasLicence: true,
}
const told = (facts: Partial<typeof FACTS>) =>
  lawNotices({ ...FACTS, ...facts }, semuaAngka([], '2026-11-21')).map((words) => words.split(' ')[0])

it('tells of a rule from the first day on which it is touched, and of nothing else', () => {
  expect(told({})).toEqual([])
  expect(told({ berangkat: '2027-05-22', isPaid: false })).toEqual(['Berangkat'])
  expect(told({ today: '2027-02-20' })).toEqual(['Lunas'])
  expect(told({ today: '2027-02-20', isPaid: false })).toEqual([])
  expect(told({ hasLicence: false })).toEqual(['Uang'])
  expect(told({ hasLicence: false, dibayar: 0 })).toEqual([])
  expect(told({ berangkat: '' })).toEqual([])
})
