import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconCopy, IconDeviceLaptop, IconDeviceMobile, IconExternalLink, IconX } from '@tabler/icons-react'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import visuallyHidden from '../../../platform/ui/visually-hidden.module.css'
import classes from './pratinjau.module.css'
import { isLebar, type Lebar, useLebar } from './use-lebar.ts'
import { usePratinjau } from './use-pratinjau.ts'

interface Props {
  /** The id of the stored record; none for a new one. */
  id: number | undefined
  onClose: () => void
}

const screen = (icon: ReactNode, words: string) => (
  <span className={classes.screen}>
    {icon}
    {words}
  </span>
)

const SCREENS: { value: Lebar; label: ReactNode }[] = [
  { value: 'hp', label: screen(<IconDeviceMobile size={18} aria-hidden />, 'HP') },
  { value: 'laptop', label: screen(<IconDeviceLaptop size={18} aria-hidden />, 'Laptop') },
]

/** Renders the preview of the whole page beside its form, and its link. */
export function PratinjauPane({ id, onClose }: Props) {
  const { url, isBusy, problem, again } = usePratinjau(id)
  const [lebar, setLebar] = useLebar()
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    if (!url) return
    await navigator.clipboard.writeText(url).then(
      () => setCopied('Tautan disalin, berlaku 24 jam.'),
      () => setCopied('Tautan tidak dapat disalin. Buka di tab baru lalu salin alamatnya.'),
    )
  }
  const said = problem ?? (isBusy ? 'Memperbarui…' : (copied ?? 'Sesuai isian sekarang'))

  return (
    <section className={classes.pane} aria-label="Pratinjau halaman" data-lebar={lebar}>
      <div className={classes.bar}>
        <SegmentedControl
          bg="var(--sand)"
          withItemsBorders={false}
          aria-label="Ditampilkan seperti di"
          data={SCREENS}
          value={lebar}
          onChange={(value) => isLebar(value) && setLebar(value)}
        />
        <p className={classes.said} role="status" data-problem={problem !== null}>
          {said}
        </p>
        {problem && (
          <Button variant="default" size="compact-sm" onClick={again}>
            Coba lagi
          </Button>
        )}
        <ActionIcon
          variant="subtle"
          c="var(--ink)"
          size={40}
          aria-label="Salin tautan pratinjau"
          title="Salin tautan pratinjau"
          disabled={!url}
          onClick={() => void copy()}
        >
          <IconCopy size={18} aria-hidden />
        </ActionIcon>
        {url && (
          <ActionIcon
            component="a"
            variant="subtle"
            c="var(--ink)"
            size={40}
            href={url}
            target="_blank"
            rel="noopener"
            title="Buka di tab baru"
          >
            <IconExternalLink size={18} aria-hidden />
            <span className={visuallyHidden.always}>Buka pratinjau di tab baru</span>
          </ActionIcon>
        )}
        <ActionIcon variant="subtle" c="var(--ink)" size={40} aria-label="Tutup pratinjau" onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
      <Frames url={url} />
    </section>
  )
}

/** Renders the current preview until the next one has loaded, which then scrolls to the same place. */
function Frames({ url }: { url: string | null }) {
  const [shown, setShown] = useState<string | null>(null)
  const pages = [...new Set([shown, url])].filter((page) => page !== null)
  const swap = (page: string, { currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    if (page === shown) return
    const before = currentTarget.parentElement?.querySelector<HTMLIFrameElement>('iframe[data-shown]')
    currentTarget.contentWindow?.scrollTo(0, before?.contentWindow?.scrollY ?? 0)
    setShown(page)
  }
  return (
    <div className={classes.frames}>
      {pages.map((page) => (
        <iframe
          key={page}
          className={classes.frame}
          title="Halaman seperti akan terbit"
          src={page}
          // Same origin, so that its scroll can be restored; scripts stay off.
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          {...(page === shown && { 'data-shown': true })}
          {...(page !== shown && { 'aria-hidden': true, tabIndex: -1 })}
          onLoad={(event) => swap(page, event)}
        />
      ))}
    </div>
  )
}
