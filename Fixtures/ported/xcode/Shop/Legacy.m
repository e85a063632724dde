#import <Foundation/Foundation.h>
@interface Legacy : NSObject
@end
@implementation Legacy
@end
