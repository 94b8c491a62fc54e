/** Prints a check's findings and makes the process fail when it has any. */
export function report(complaints: string[]): void {
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}
