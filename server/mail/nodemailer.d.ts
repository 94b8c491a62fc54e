// The parts of the library that we use. Its own package has no types, and other packages describe
// an older version.
declare module 'nodemailer' {
  interface Address {
    name: string;
    address: string;
  }
  interface MailOptions {
    from: Address;
    to: Address;
    subject: string;
    text: string;
  }
  interface SmtpOptions {
    host: string;
    port?: number;
    secure: boolean;
    requireTLS: boolean;
    auth?: { user: string; pass: string };
    connectionTimeout: number;
    greetingTimeout: number;
    socketTimeout: number;
    disableFileAccess: boolean;
    disableUrlAccess: boolean;
  }
  interface Transporter<Sent> {
    sendMail: (mail: MailOptions) => Promise<Sent>;
  }
  export function createTransport(options: {
    streamTransport: true;
    buffer: true;
  }): Transporter<{ message: Uint8Array }>;
  export function createTransport(options: SmtpOptions): Transporter<unknown>;
}
