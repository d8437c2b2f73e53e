import { createTheme, type MantineColorsTuple } from '@mantine/core'

// The colours themselves stand in shared's tokens.css; here is only where Mantine uses them.
const emerald: MantineColorsTuple = [
  'var(--e50)',
  'var(--e100)',
  'var(--e200)',
  'var(--e300)',
  'var(--e400)',
  'var(--e500)',
  'var(--e700)',
  'var(--e800)',
  'var(--e900)',
  'var(--e900)',
]

export const theme = createTheme({
  primaryColor: 'emerald',
  primaryShade: 6,
  colors: { emerald },
  black: '#14211d',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '750' },
  defaultRadius: 10,
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Modal: { defaultProps: { centered: true, radius: 14, closeButtonProps: { 'aria-label': 'Tutup' } } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Tutup' } } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Tutup pemberitahuan' } } },
    PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Tampilkan password' } } },
    Loader: { defaultProps: { color: 'var(--e700)', 'aria-label': 'LOADING' } },
    Select: { defaultProps: { checkIconPosition: 'right' } },
  },
})

/** Mantine's own greys and reds are too light for small text on ivory. */
export const cssVariablesResolver = () => ({
  variables: {
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-error': 'var(--red)',
    '--mantine-color-placeholder': '#6b7570',
  },
  light: {
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-error': 'var(--red)',
    '--mantine-color-placeholder': '#6b7570',
    '--mantine-color-default-border': 'var(--field)',
  },
  dark: {},
})
