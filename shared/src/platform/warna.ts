/**
 * Colours for places without style sheets: drawn pictures, browser chrome, pages that the API writes. A test compares
 * them with `tokens.css`.
 */
export const WARNA = {
  e900: '#06382e',
  e700: '#0b5d4b',
  gold: '#c9a24b',
  'gold-light': '#e8ce91',
  gold100: '#f6ecd3',
  'gold-ink': '#7a5a12',
  ivory: '#fbf7ee',
  white: '#fff',
  ink: '#14211d',
  muted: '#4a5a54',
  line: '#e5ddcb',
  field: '#948b72',
  red: '#a8321a',
  'on-emerald': '#d3e2db',
} as const
