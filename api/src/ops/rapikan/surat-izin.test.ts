import { expect, it } from 'vitest'
import { createPengirim } from '../../outbound/kotak-keluar/sender.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { queueLicenceMail } from './surat-izin.ts'
import { tidy } from './tidy.ts'

const DAY_MS = 86_400_000
const QUIET = { info() {}, warn() {}, error() {} }

/** A day goes by on a server that serves; it looks twice, as two processes or a restart do. */
async function pass(test: TestApp, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    test.advance(DAY_MS)
    await look(test)
  }
}

async function look(test: TestApp): Promise<void> {
  await tidy(test.deps)
  await queueLicenceMail(test.deps)
  await queueLicenceMail(test.deps)
  await createPengirim(test.deps, QUIET).sendAll()
}

async function licence(test: TestApp, jenis: 'ppiu' | 'pihk', days: number): Promise<void> {
  const sampai = new Date(test.deps.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const izin = { nomor: 'U.1', terbit: '', berlaku_sampai: sampai }
  test.deps.pengaturanAwal = { ...test.deps.pengaturanAwal, email: 'kantor@safar.test', [jenis]: izin }
}

const told = (test: TestApp) =>
  test.deps.database.db
    .selectFrom('kotak_keluar')
    .select(['kunci', 'perihal', 'keadaan'])
    .orderBy('id')
    .execute()
const steps = async (test: TestApp) => (await told(test)).map(({ kunci }) => kunci.split(':').at(-1))

it('writes to staff 90, 30 and 7 days ahead and once after the end, each once and never again', async () => {
  await using test = await createTestApp()
  await licence(test, 'ppiu', 91)
  await look(test)
  expect(await steps(test)).toEqual([])
  await pass(test, 1)
  expect(await steps(test)).toEqual(['90'])
  await pass(test, 59)
  expect(await steps(test)).toEqual(['90'])
  await pass(test, 1)
  expect(await steps(test)).toEqual(['90', '30'])
  await pass(test, 23)
  expect(await steps(test)).toEqual(['90', '30', '7'])
  // Its last day is a day on which it holds.
  await pass(test, 7)
  expect((await steps(test)).at(-1)).toBe('7')
  await pass(test, 1)
  expect((await told(test)).at(-1)).toMatchObject({ perihal: 'Izin PPIU sudah habis' })
  await pass(test, 120)
  // All are older than messages are kept: none is told again.
  expect(await steps(test)).toEqual([])
})

it('tells of each licence by itself, starts with the step that is reached, and again for another last day', async () => {
  await using test = await createTestApp()
  await licence(test, 'ppiu', 5)
  await licence(test, 'pihk', 20)
  await look(test)
  expect((await told(test)).map(({ kunci }) => kunci.replace(/\d{4}-\d\d-\d\d/, ''))).toEqual([
    'izin:ppiu::7',
    'izin:pihk::30',
  ])
  await licence(test, 'ppiu', 400)
  await pass(test, 10)
  expect((await steps(test)).filter((step) => step === 'habis')).toEqual([])
  await licence(test, 'ppiu', 6)
  await look(test)
  expect((await steps(test)).filter((step) => step === '7')).toHaveLength(2)
})

it('takes back what waits for the morning when the last day is prolonged meanwhile', async () => {
  await using test = await createTestApp()
  await licence(test, 'ppiu', 5)
  // 22.00 in Jakarta.
  test.advance(DAY_MS / 2)
  await look(test)
  expect(await told(test)).toMatchObject([{ keadaan: 'antre' }])
  await licence(test, 'ppiu', 400)
  await look(test)
  expect(await told(test)).toEqual([])
})

it('tells nothing by a clock in doubt', async () => {
  await using test = await createTestApp()
  await licence(test, 'ppiu', 200)
  await look(test)
  test.advance(195 * DAY_MS)
  await look(test)
  expect(await told(test)).toEqual([])
})
