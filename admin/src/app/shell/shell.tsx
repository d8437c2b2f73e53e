import { ActionIcon, Progress } from '@mantine/core'
import { IconMenu2, IconWorld } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation, useNavigation } from 'react-router-dom'
import { SessionOverlay } from '../../session/session-overlay.tsx'
import { useSession } from '../../session/session-store.ts'
import { paths } from '../paths.ts'
import { PublikasiChip } from './publikasi-chip.tsx'
import classes from './shell.module.css'
import { Sidebar } from './sidebar.tsx'

const isWide = () => window.matchMedia('(min-width: 62em)').matches

/** The frame of every page behind the login: sidebar, header, and the page itself. */
export function Shell() {
  const [open, setOpen] = useState(isWide)
  const role = useSession((state) => state.userInfo?.role ?? null)
  const { pathname } = useLocation()
  const { state } = useNavigation()

  // On a small screen the menu covers the page: it goes once a page was chosen.
  useEffect(() => {
    if (!isWide()) setOpen(false)
  }, [pathname])

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#isi">
        Langsung ke isi
      </a>
      {state === 'loading' && (
        <Progress
          className={classes.progress}
          value={100}
          animated
          size={3}
          radius={0}
          aria-label="LOADING"
        />
      )}
      <Sidebar open={open} role={role} onToggle={() => setOpen(!open)} onClose={() => setOpen(false)} />
      <div className={classes.body}>
        <header className={classes.header}>
          <ActionIcon
            className={classes.menu}
            variant="subtle"
            color="dark"
            size={44}
            aria-label="Buka menu"
            aria-expanded={open}
            aria-controls="sidebar"
            onClick={() => setOpen(true)}
          >
            <IconMenu2 />
          </ActionIcon>
          <a className={classes.landing} href="/" target="_blank" rel="noreferrer">
            <IconWorld size={18} aria-hidden />
            <span className={classes.landingText}>Landing Page</span>
          </a>
          <span className={classes.spacer} />
          {role === 'admin' && <PublikasiChip />}
          <Link className={classes.chip} to={paths.settingsProfile}>
            <span className={classes.avatar} aria-hidden>
              P
            </span>
            <span className={classes.chipText}>Pengguna</span>
          </Link>
        </header>
        <main className={classes.main} id="isi" tabIndex={-1} onClick={() => setOpen(false)}>
          <Outlet />
        </main>
      </div>
      <SessionOverlay />
    </div>
  )
}
