import type { Publisher } from '../publishing/publikasi/contract.ts'

/** Returns a publisher that counts what it is told and publishes nothing. */
export function fakePublisher() {
  const told = { changes: 0, wishes: 0, ready: true }
  const publisher: Publisher = {
    start: async () => {},
    contentChanged: () => {
      told.changes += 1
    },
    staffSeen: () => {},
    requestPublish: () => {
      told.wishes += 1
    },
    status: () => ({ status: 'terbit', sejak: '2026-11-21T03:00:00.000Z', terbit_pada: null, pesan: null }),
    isReady: () => told.ready,
    listRilis: () => [],
    goBackTo: async () => false,
    readLog: async () => '',
    close: async () => {},
  }
  return Object.assign(publisher, { told })
}
