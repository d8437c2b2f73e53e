import { useCallback, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../access/session/session-store.ts'

const MOST = 10
const foldedSchema = z.array(z.string().max(40)).max(MOST)
const keyOf = (person: string) => `safar.menu-ciut.${person || '-'}`

/** Reads the groups that this account folded; none without readable storage. */
function readFolded(person: string): readonly string[] {
  try {
    return foldedSchema.parse(JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]'))
  } catch {
    return []
  }
}

function writeFolded(person: string, folded: readonly string[]): void {
  try {
    if (folded.length === 0) localStorage.removeItem(keyOf(person))
    else localStorage.setItem(keyOf(person), JSON.stringify(folded))
  } catch {
    // Forbidden or full: the groups stand open next time.
  }
}

/**
 * Keeps, per account, which groups of the menu are open. Coming into a folded group opens it; it may be folded again
 * while one stays in it.
 */
export function useFolded(current: string) {
  const person = useSession((state) => state.userInfo?.user.id ?? '')
  const [folded, setFolded] = useState(() => readFolded(person))
  const [here, setHere] = useState({ person, current, isFolded: false })
  if (here.current !== current || here.person !== person) {
    if (here.person !== person) setFolded(readFolded(person))
    setHere({ person, current, isFolded: false })
  }
  const isOpen = (name: string) => (name === current ? !here.isFolded : !folded.includes(name))
  const toggle = useCallback(
    (name: string, opens: boolean) => {
      const others = folded.filter((other) => other !== name)
      const next = opens ? others : [...others, name]
      setFolded(next)
      writeFolded(person, next)
      if (name === current) setHere({ person, current, isFolded: !opens })
    },
    [current, folded, person],
  )
  return { isOpen, toggle }
}
