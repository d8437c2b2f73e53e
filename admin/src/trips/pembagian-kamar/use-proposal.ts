import type { Proposal, ProposeInput } from '@safar/shared/trips/pembagian-kamar/room-schema'
import { useState } from 'react'
import { saidBy } from '../../platform/ui/said-by.ts'
import { roomClient } from './rooms.queries.ts'

/** Keeps a proposal that somebody asked for until it is applied or put away. */
export function useProposal(paket: string, onFailed: (text: string) => void) {
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [isAsking, setAsking] = useState(false)
  const ask = async (input: ProposeInput) => {
    setAsking(true)
    try {
      setProposal(await roomClient.propose(paket, input))
    } catch (error) {
      onFailed(saidBy(error))
    }
    setAsking(false)
  }
  return { proposal, isAsking, ask, close: () => setProposal(null) }
}
