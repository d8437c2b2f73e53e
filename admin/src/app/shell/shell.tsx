import { ActionIcon } from '@mantine/core'
import { may } from '@safar/shared/access/session/who'
import { IconMenu2, IconWorld } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../../access/session/session-store.ts'
import { loadAhead } from '../../platform/ui/lazy-part.ts'
import { VERSION } from '../../platform/version.ts'
import { CariButton } from './cari/cari-button.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { LazySessionOverlay } from './lazy-session-overlay.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PersonChip } from './person-chip.tsx'
import { PublikasiChip } from './publikasi-chip.tsx'
import classes from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './use-sidebar.ts'

/** Returns the id of the account that is, or was last, signed in: signing out alone remounts nothing. */
function usePerson(): string | undefined {
  const person = useSession((state) => state.userInfo?.user.id)
  const [last, setLast] = useState(person)
  if (person !== undefined && person !== last) setLast(person)
  return last
}

/** The delay of preloading, in milliseconds: well after the page's own requests. */
const AT_REST_MS = 8_000

function useLoadAhead(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const timer = setTimeout(loadAhead, AT_REST_MS)
    return () => clearTimeout(timer)
  }, [pathname])
}

/** Renders the frame of every page behind the login: sidebar, header, and the page itself. */
export function Shell() {
  const { isOpen, open, close, toggle, uncover } = useSidebar()
  const role = useSession((state) => state.userInfo?.role ?? null)
  const person = usePerson()
  useLoadAhead()
  const [main, setMain] = useState<HTMLElement | null>(null)

  // A convenience for pointers; the button does it by key.
  useEffect(() => {
    main?.addEventListener('click', uncover)
    return () => main?.removeEventListener('click', uncover)
  }, [main, uncover])

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#isi">
        Langsung ke isi
      </a>
      <NavigationProgress />
      <Sidebar isOpen={isOpen} role={role} onToggle={toggle} onClose={close} />
      <div className={classes.body}>
        <div className={classes.top}>
          <header className={classes.header}>
            <ActionIcon
              className={classes.menu ?? ''}
              variant="subtle"
              c="var(--ink)"
              size={44}
              aria-label="Buka menu"
              aria-expanded={isOpen}
              aria-controls="sidebar"
              onClick={open}
            >
              <IconMenu2 aria-hidden />
            </ActionIcon>
            <a
              className={classes.landing}
              href="/"
              target="_blank"
              rel="noreferrer"
              aria-label="Landing Page (tab baru)"
            >
              <IconWorld size={18} stroke={1.7} aria-hidden />
              <span className={classes.landingText}>Landing Page</span>
            </a>
            {may(role, 'office') && <CariButton />}
            <span className={classes.spacer} />
            {may(role, 'admin') && <PublikasiChip />}
            <PersonChip />
          </header>
          <ConnectionNotice />
        </div>
        <main className={classes.main} id="isi" tabIndex={-1} ref={setMain}>
          {/* Nobody goes on in what another person has begun: their draft is kept under their own name. */}
          <Outlet key={person} />
        </main>
        {role === 'user' && (
          <footer className={classes.footer}>
            <span>Created in 2024 by IT Team of Al Wafi IBS</span>
            <span>Version {VERSION}</span>
          </footer>
        )}
      </div>
      <LazySessionOverlay />
    </div>
  )
}
