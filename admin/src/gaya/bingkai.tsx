import { Button, MantineThemeProvider, Modal } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import classes from './gaya.module.css'

// What floats above a page stands in the page here, all of it at once, and takes neither focus nor keys.
const STILL = {
  withinPortal: false,
  withOverlay: false,
  lockScroll: false,
  trapFocus: false,
  closeOnEscape: false,
  transitionProps: { duration: 0 },
}
const PLACED = { inner: classes.dalam ?? '', content: classes.isi ?? '' }
const FLOATING = {
  withinPortal: false,
  trapFocus: false,
  closeOnEscape: false,
  closeOnClickOutside: false,
  hideDetached: false,
  middlewares: { flip: false, shift: false },
  transitionProps: { duration: 0 },
}
const THEME = {
  components: {
    Modal: { defaultProps: STILL, classNames: PLACED },
    Drawer: { defaultProps: STILL, classNames: PLACED },
    Menu: { defaultProps: FLOATING },
    Popover: { defaultProps: { ...FLOATING, defaultOpened: true } },
  },
}

interface Known {
  key: readonly unknown[]
  /** The answer; without one the question has failed. */
  data?: unknown
}

/** What the components of an example would have been told by the API; whatever is not among it is still on its way. */
function clientWith(known: readonly Known[]): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { enabled: false, staleTime: Infinity, gcTime: Infinity } },
  })
  for (const { key, data } of known) {
    if (data !== undefined) client.setQueryData(key, data)
    else
      client
        .getQueryCache()
        .build(client, { queryKey: key })
        .setState({ status: 'error', error: new Error('contoh') })
  }
  return client
}

interface Props {
  judul: string
  /** What the API has answered. */
  tahu?: readonly Known[]
  /** As wide as a phone, a dialog or the page. */
  lebar?: 'ponsel' | 'dialog' | 'penuh'
  /** Room for what floats out of its place. */
  ruang?: boolean
  children: ReactNode
}

const NOTHING: readonly Known[] = []

/** One component in one state, to look at. */
export function Bingkai({ judul, tahu = NOTHING, lebar = 'dialog', ruang = false, children }: Props) {
  const [client] = useState(() => clientWith(tahu))
  return (
    <figure className={classes.bingkai} data-lebar={lebar}>
      <figcaption>{judul}</figcaption>
      <div className={classes.kaca} data-ruang={ruang || undefined} inert>
        <QueryClientProvider client={client}>
          <MantineThemeProvider theme={THEME} inherit>
            {children}
          </MantineThemeProvider>
        </QueryClientProvider>
      </div>
    </figure>
  )
}

/** The same with everything that floating adds: shade, focus and keys. */
export function Buka() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Buka dialog
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Di atas halaman">
        Tutup dengan Escape, tanda silang, atau klik di luar.
      </Modal>
    </>
  )
}
