import { Box } from '@/design/components/Box/Box';
import { InfoIcon } from '@/design/icons/icons';
import { errorLine, formErrorPlace } from './AuthForm.css';

/** The error of a form that belongs to no field. */
export function FormError({ children }: { children: string | null }) {
  return (
    <div role="alert" className={formErrorPlace}>
      {children && (
        <Box
          as="p"
          display="flex"
          alignItems="center"
          gap={8}
          borderRadius="md"
          paddingX={16}
          paddingY={12}
          className={errorLine}
        >
          <InfoIcon />
          {children}
        </Box>
      )}
    </div>
  );
}
