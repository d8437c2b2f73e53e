import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'

/** What a link on the list takes along: which part of the list its reader was looking at. */
export interface FromList {
  daftar: string
}

/** State for links on the list, so that the way back shows the same rows. */
export function useFromList(): FromList {
  return { daftar: useLocation().search }
}

/** The list as it was left; plain for whoever came from elsewhere. */
export function useListPath(): string {
  const state: unknown = useLocation().state
  const isFromList = typeof state === 'object' && state !== null && 'daftar' in state
  return isFromList && typeof state.daftar === 'string' ? `${paths.packages}${state.daftar}` : paths.packages
}
