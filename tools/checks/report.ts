/** Prints a check's findings and makes the process fail if there are any. */
export function report(complaints: string[]): void {
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}
