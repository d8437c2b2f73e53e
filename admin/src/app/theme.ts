import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

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
// Three of Mantine's ten are used: ground, its hover, and text or fill.
const red: MantineColorsTuple = [
  'var(--red100)',
  'var(--red100)',
  'color-mix(in srgb, var(--red100) 80%, var(--red))',
  'color-mix(in srgb, var(--red100) 60%, var(--red))',
  'color-mix(in srgb, var(--red100) 40%, var(--red))',
  'color-mix(in srgb, var(--red100) 20%, var(--red))',
  'var(--red)',
  'color-mix(in srgb, var(--red) 86%, var(--ink))',
  'color-mix(in srgb, var(--red) 76%, var(--ink))',
  'var(--red)',
]

// Mantine's own greys are cool; beside ivory they look blue.
const gray: MantineColorsTuple = [
  'var(--ground)',
  'var(--sand)',
  'var(--card-line)',
  'var(--line)',
  'var(--line2)',
  'var(--field)',
  'var(--muted)',
  'var(--muted)',
  'var(--ink)',
  'var(--ink)',
]

// A dialog's header is no banner landmark of the page.
const PLAIN_HEADER = { header: { role: 'presentation' } }
const TITLE = { fontSize: 'var(--text-large)', fontWeight: 720, letterSpacing: '-0.02em' }
const CLOSE = { 'aria-label': 'Tutup' }

export const theme = createTheme({
  primaryColor: 'emerald',
  primaryShade: 6,
  colors: { emerald, gray, red },
  black: 'var(--ink)',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '750', textWrap: 'balance' },
  radius: {
    xs: 'var(--radius-tag)',
    sm: 'var(--radius-small)',
    md: 'var(--radius-plate)',
    lg: 'var(--radius-box)',
    xl: 'var(--radius-pill)',
  },
  // Two shadows, as on the site: of what lies on the ground, and of what floats above it.
  shadows: {
    xs: 'var(--shadow1)',
    sm: 'var(--shadow1)',
    md: 'var(--shadow2)',
    lg: 'var(--shadow2)',
    xl: 'var(--shadow2)',
  },
  defaultRadius: 'md',
  respectReducedMotion: true,
  // Plain objects, not `Component.extend`: that would pull every component named here into the first load.
  components: {
    Alert: { defaultProps: { closeButtonLabel: 'Tutup', radius: 'lg' } },
    Badge: { defaultProps: { tt: 'none', radius: 'xs', variant: 'light', fw: 660 } },
    Button: { defaultProps: { fw: 660 } },
    Card: { defaultProps: { radius: 'lg', withBorder: true, padding: 'lg' } },
    CloseButton: { defaultProps: CLOSE },
    Drawer: {
      defaultProps: { closeButtonProps: CLOSE, position: 'right', attributes: PLAIN_HEADER },
      styles: { title: TITLE },
    },
    InputWrapper: { styles: { label: { fontWeight: 620, marginBottom: 6 } } },
    Loader: { defaultProps: { color: 'var(--e700)' } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        withInitialFocusPlaceholder: false,
        // Portals go into the page's main landmark, where whoever moves by landmarks finds them.
        portalProps: { target: '#isi' },
      },
    },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        closeButtonProps: CLOSE,
        attributes: PLAIN_HEADER,
      },
      styles: { title: TITLE },
    },
    NumberInput: { defaultProps: { hideControls: true } },
    PasswordInput: {
      defaultProps: {
        visibilityToggleButtonProps: { 'aria-label': 'Tampilkan password' },
        // Whoever types without a mouse wants to see what was typed as well.
        visibilityToggleFocusable: true,
      },
    },
    SegmentedControl: { defaultProps: { radius: 'md' } },
    Select: { defaultProps: { checkIconPosition: 'right', allowDeselect: false } },
  },
})

/** Mantine's CSS variables in the office's colours: its own greys and reds are too light for small text on ivory. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-error': 'var(--red)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-default-border': 'var(--field)',
    '--mantine-color-disabled-color': 'var(--muted)',
  },
  dark: {},
})
