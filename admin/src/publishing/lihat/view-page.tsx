import { Button } from '@mantine/core'
import { ADMIN_LIHAT } from '@safar/shared/platform/address/admin'
import { IconChevronLeft, IconEdit, IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths, viewPath } from '../../platform/paths.ts'
import { useTitle } from '../../platform/ui/use-title.ts'
import { onThisSite, tempatOf } from './halaman.ts'
import classes from './view-page.module.css'

/** The page that the frame shows by now: staff follow links in it. */
interface Shown {
  /** Path, query and place on the page; null for what may not be looked into. */
  address: string | null
  title: string
}

/**
 * Renders a page of the site as visitors have it, below a bar that leads to its form. It stands in a frame, so that the
 * page itself, its bytes and its scripts know nothing of staff.
 */
export function Component() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  // The frame navigates by itself; its address becomes this page's, not its source.
  const [start] = useState(() => onThisSite(`${pathname.slice(ADMIN_LIHAT.length)}${search}${hash}`))
  const [shown, setShown] = useState<Shown>({ address: start, title: start })
  useTitle(`Lihat ${shown.title}`)

  const look = (frame: HTMLIFrameElement) => {
    const now = readFrame(frame)
    setShown(now)
    if (now.address) void navigate(viewPath(now.address), { replace: true })
  }
  const tempat = shown.address === null ? null : tempatOf(new URL(shown.address, location.origin).pathname)
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Link className={classes.back} to={paths.dashboard}>
          <IconChevronLeft size={18} aria-hidden />
          Kantor
        </Link>
        <h1 className={classes.address}>
          <span>Situs seperti dilihat pengunjung</span>
          <strong>{shown.address?.split('#', 1)[0] ?? 'Halaman ini tidak dapat ditampilkan di sini'}</strong>
        </h1>
        {shown.address !== null && (
          <Button
            variant="subtle"
            c="var(--white)"
            className={classes.plain ?? ''}
            component="a"
            href={shown.address}
            target="_blank"
            rel="noopener"
            aria-label="Buka tanpa bilah (tab baru)"
            leftSection={<IconExternalLink size={18} aria-hidden />}
          >
            Buka tanpa bilah
          </Button>
        )}
        {tempat && (
          <Button
            variant="white"
            component={Link}
            to={tempat.to}
            leftSection={<IconEdit size={18} aria-hidden />}
          >
            {tempat.label}
          </Button>
        )}
      </header>
      <main className={classes.main}>
        <iframe
          className={classes.frame}
          src={start}
          title="Situs"
          onLoad={({ currentTarget }) => look(currentTarget)}
        />
      </main>
    </div>
  )
}

function readFrame(frame: HTMLIFrameElement): Shown {
  const nothing = { address: null, title: 'situs' }
  try {
    const { contentWindow, contentDocument } = frame
    // A page that may not be framed leaves another origin's error page, or nothing.
    if (!contentWindow || !contentDocument || contentWindow.location.origin !== location.origin)
      return nothing
    const { pathname, search, hash } = contentWindow.location
    return { address: pathname + search + hash, title: contentDocument.title || pathname }
  } catch {
    return nothing
  }
}
