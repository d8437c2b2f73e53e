import { useLocation } from 'react-router-dom'

/** What a link on a list takes along: which part of the list its reader was looking at. */
export interface FromList {
  daftar: string
}

/** State for links on a list, so that the way back shows the same rows. */
export function useFromList(): FromList {
  return { daftar: useLocation().search }
}

/** A list's address as it was left; plain for whoever came from elsewhere. */
export function useWayBack(list: string): string {
  const state: unknown = useLocation().state
  const isFromList = typeof state === 'object' && state !== null && 'daftar' in state
  return isFromList && typeof state.daftar === 'string' ? `${list}${state.daftar}` : list
}
