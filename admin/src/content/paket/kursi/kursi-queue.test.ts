import { paketRecord } from '@safar/shared/content/paket/factory'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createKursiQueue } from './kursi-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Fakes a server with one package, which answers on demand. */
function setUp(sisa_pax = 9) {
  const sent: number[] = []
  const stored: number[] = []
  let unknown = 0
  let answers: Promise<void> = Promise.resolve()
  let paket: Paket = paketRecord({ id: 7, nama_paket: 'Umrah', sisa_pax })
  let refusal: Error | null = null
  const queue = createKursiQueue({
    async send(_id, ubah) {
      sent.push(ubah)
      await answers
      if (refusal) throw refusal
      paket = { ...paket, sisa_pax: paket.sisa_pax + ubah }
      return paket
    },
    onStored: ({ sisa_pax }) => stored.push(sisa_pax),
    onUnknown: () => {
      unknown += 1
    },
  })
  return {
    queue,
    sent,
    stored,
    unknown: () => unknown,
    click: (ubah: number) => queue.change(paket, ubah),
    open: () => queue.store.getState().open[7] ?? 0,
    series: () => queue.store.getState().series,
    refuse: (error: Error) => {
      refusal = error
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      answers = promise
      return resolve
    },
  }
}
const settle = () => vi.advanceTimersByTimeAsync(1_000)

it('sends quick clicks as one change, and shows them at once', async () => {
  const { click, open, sent, stored, series } = setUp()
  for (const ubah of [-1, -1, -1, 1, -1]) click(ubah)
  expect([open(), sent]).toEqual([-3, []])
  await settle()
  expect([open(), sent, stored]).toEqual([0, [-3], [6]])
  expect(series()).toMatchObject({ ubah: -3, sisa: 6, undone: false, failed: null })
})

it('sends nothing for clicks that cancel each other', async () => {
  const { click, sent, open } = setUp()
  click(-1)
  click(1)
  await settle()
  expect([open(), sent]).toEqual([0, []])
})

it('stops at the bounds, counting clicks that are not answered yet', async () => {
  const { click, open, sent } = setUp(2)
  for (let n = 0; n < 5; n += 1) click(-1)
  expect(open()).toBe(-2)
  await settle()
  expect(sent).toEqual([-2])
})

it('sends what was clicked during an answer after it', async () => {
  const { click, hold, sent, open } = setUp()
  const answer = hold()
  click(-1)
  await settle()
  click(-1)
  click(-1)
  await settle()
  expect([open(), sent]).toEqual([-3, [-1]])
  answer()
  await settle()
  expect([open(), sent]).toEqual([0, [-1, -2]])
})

it('takes a whole series back, whether it was sent or not', async () => {
  const { click, queue, sent, series } = setUp()
  click(-1)
  await settle()
  click(-1)
  queue.undo()
  expect(series()).toMatchObject({ ubah: 0, sisa: 9, undone: true })
  queue.undo()
  await settle()
  expect(sent).toEqual([-1, 1])
})

it('takes back only the last series', async () => {
  const { click, queue, sent } = setUp()
  click(-1)
  await vi.advanceTimersByTimeAsync(10_000)
  click(-2)
  await settle()
  queue.undo()
  await settle()
  expect(sent).toEqual([-1, -2, 2])
})

it('rolls back what the server refuses, shows what is there, and says why', async () => {
  const { click, refuse, open, stored, series, unknown } = setUp()
  const now = paketRecord({ id: 7, sisa_pax: 1 })
  refuse(new ApiError(409, { message: 'Kursi tersisa 1 dari 50: tidak dapat dikurangi 2.', data: now }))
  click(-1)
  click(-1)
  await settle()
  expect([open(), stored, unknown()]).toEqual([0, [1], 0])
  expect(series()).toMatchObject({
    ubah: 0,
    sisa: 1,
    failed: 'Kursi tersisa 1 dari 50: tidak dapat dikurangi 2.',
  })
})

it('asks anew where no answer came: the change may have been taken', async () => {
  const { click, refuse, open, unknown } = setUp()
  refuse(new ApiError(0, { message: 'Tidak dapat menghubungi server.' }))
  click(-1)
  await settle()
  expect([open(), unknown()]).toEqual([0, 1])
})

it('sends what waits when the page goes away', () => {
  const { click, queue, sent } = setUp()
  click(-1)
  queue.flushAll()
  expect(sent).toEqual([-1])
})

it('lets go of clicks whose answer nobody can read, and says so', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { click, open, sent, series, refuse, unknown } = setUp()
  const unreadable = new TypeError('no package')
  refuse(unreadable)
  click(-1)
  await settle()
  expect([open(), sent, unknown()]).toEqual([0, [-1], 1])
  expect(series()?.failed).toBe('Jawaban server tidak terbaca. Periksa sisa kursinya.')
  expect(logged).toHaveBeenCalledExactlyOnceWith(unreadable)
  logged.mockRestore()
})
