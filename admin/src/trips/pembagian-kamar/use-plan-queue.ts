import type { Rooms } from '@safar/shared/trips/pembagian-kamar/room-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createPlanQueue } from './plan-queue.ts'
import { roomClient, roomsQuery } from './rooms.queries.ts'

/** Keeps the queue of a page's acts upon a departure's rooms, and sends what waits once a network is back. */
export function usePlanQueue(paket: string, data: Rooms) {
  const queryClient = useQueryClient()
  const [queue] = useState(() =>
    createPlanQueue({
      base: data,
      save: (input) => roomClient.save(paket, input),
      onStored: (rooms) => queryClient.setQueryData(roomsQuery(paket).queryKey, rooms),
    }),
  )
  const state = useStore(queue.store)
  useEffect(() => queue.learn(data), [queue, data])
  useEffect(() => {
    window.addEventListener('online', queue.retry)
    return () => window.removeEventListener('online', queue.retry)
  }, [queue])
  return { queue, state }
}
