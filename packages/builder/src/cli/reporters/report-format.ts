/** The formats of `spearmint check`: for people, JSON, SARIF 2.1.0, annotations of GitHub Actions. */
export const REPORT_FORMATS = ['text', 'json', 'sarif', 'github'] as const

export type ReportFormat = (typeof REPORT_FORMATS)[number]
