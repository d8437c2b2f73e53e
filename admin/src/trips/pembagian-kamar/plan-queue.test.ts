import { ApiError } from '@safar/shared/platform/http/errors'
import { judgeRooms } from '@safar/shared/trips/pembagian-kamar/room-rules'
import type { Rooms, RoomsInput } from '@safar/shared/trips/pembagian-kamar/room-schema'
import { expect, it, vi } from 'vitest'
import { changeRoom, emptyRoom, type Plan } from './plan.ts'
import { createPlanQueue } from './plan-queue.ts'

const ROOM = { ...emptyRoom('quad'), id: 'a' }
const view = (versi: number, catatan = '', oleh = 'Nisa'): Rooms => ({
  paket: { id: 7, slug: 'x', nama_paket: 'X', tanggal_keberangkatan: '', pulang: '' },
  versi,
  pada: null,
  oleh,
  hotel: [],
  ...judgeRooms({ orang: [], kerabat: [], permintaan: [] }, [{ ...ROOM, catatan }]),
  orang: [],
  kerabat: [],
  permintaan: [],
})
const note = (catatan: string) => changeRoom('a', { catatan })
const noteOf = ({ kamar }: Plan) => kamar[0]?.catatan

/** Makes a queue whose saves are answered by hand, one after the other. */
function queueOf() {
  const sent: RoomsInput[] = []
  const answers: { take: (rooms: Rooms) => void; refuse: (error: unknown) => void }[] = []
  const queue = createPlanQueue({
    base: view(1),
    onStored: () => {},
    save: (input) => {
      sent.push(input)
      return new Promise((take, refuse) => answers.push({ take, refuse }))
    },
  })
  const { store } = queue
  return { queue, sent, answers, now: () => store.getState() }
}

it('shows acts at once and saves one after the other, each on the version of the one before', async () => {
  const { queue, sent, answers, now } = queueOf()
  queue.add(note('satu'), 'Satu.')
  queue.add(note('dua'), 'Dua.')
  expect([noteOf(now().plan), now().unsaved, sent.length]).toEqual(['dua', 2, 1])
  answers[0]?.take(view(2, 'satu'))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ versi, kamar }) => [versi, kamar[0]?.catatan])).toEqual([
    [1, 'satu'],
    [2, 'dua'],
  ])
  answers[1]?.take(view(3, 'dua'))
  await vi.waitFor(() => expect(now().unsaved).toBe(0))
  queue.undo()
  queue.undo()
  expect([noteOf(now().plan), now().canUndo]).toEqual(['', false])
})

it('drops what stood behind a refused act, and says how many', async () => {
  const { queue, answers, now } = queueOf()
  queue.add(note('satu'), '')
  queue.add(note('dua'), '')
  answers[0]?.refuse(new ApiError(409, { message: 'Kamar penuh.' }))
  await vi.waitFor(() => expect(now().unsaved).toBe(0))
  expect(now().failure).toEqual({
    text: 'Kamar penuh. 1 perubahan sesudahnya juga tidak tersimpan.',
    isWaiting: false,
  })
  expect([noteOf(now().plan), now().canUndo]).toEqual(['', false])
})

it('knows its own act again whose answer was lost', async () => {
  const { queue, sent, answers, now } = queueOf()
  queue.add(note('satu'), 'Satu.')
  answers[0]?.refuse(new ApiError(0, { message: 'Putus.' }))
  await vi.waitFor(() => expect(now().failure?.isWaiting).toBe(true))
  expect(noteOf(now().plan)).toBe('satu')
  queue.retry()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  answers[1]?.refuse(new ApiError(409, { message: 'Sudah diubah.', data: view(2, 'satu') }))
  await vi.waitFor(() => expect(now().unsaved).toBe(0))
  expect([now().failure, now().said, now().canUndo]).toEqual([null, 'Satu.', true])
})

it('takes no step back over what somebody else did', async () => {
  const { queue, answers, now } = queueOf()
  queue.add(note('satu'), '')
  answers[0]?.take(view(2, 'satu'))
  await vi.waitFor(() => expect(now().canUndo).toBe(true))
  queue.learn(view(3, 'orang lain'))
  expect([noteOf(now().plan), now().canUndo]).toEqual(['orang lain', false])
})

it('says of somebody who left what the server says', async () => {
  const { queue, answers, now } = queueOf()
  queue.add(note('satu'), '')
  answers[0]?.refuse(new ApiError(409, { message: 'Ada orang yang tidak lagi ikut.', data: view(1) }))
  await vi.waitFor(() => expect(now().failure?.text).toBe('Ada orang yang tidak lagi ikut.'))
})
